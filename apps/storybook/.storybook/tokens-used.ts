import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:tokens-used'
const root = join(import.meta.dirname, '../../..')

const kebab = (word: string) => word.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** CSS variables of the tokens that a style file asks for. */
function tokensIn(text: string): string[] {
  const named = [...text.matchAll(/\bvars((?:\.\w+|\[['"]?[\w-]+['"]?\])+)/g)].map(([, path = '']) =>
    path.replaceAll(/\[['"]?([\w-]+)['"]?\]/g, '.$1').slice(1),
  )
  const scale = [...text.matchAll(/\btypeScale\('(\w+)'\)/g)].map(([, step = '']) => `type.${step}`)
  return [...new Set([...named, ...scale])]
    .filter(path => path.includes('.'))
    .sort()
    .map(path => `--stoa-${path.split('.').map(kebab).join('-')}`)
}

/** What each style file of the components asks of the theme, by its path: read here, as bundled it is CSS. */
export const tokensUsed = (): Plugin => ({
  name: 'tokens-used',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return
    const files = globSync(['packages/ui/src/*/*/*.css.ts', 'internal/back-office/src/*/*.css.ts'], {
      cwd: root,
    })
    const found = files.map(file => [
      file.replaceAll('\\', '/').replace('.css.ts', ''),
      tokensIn(readFileSync(join(root, file), 'utf8')),
    ])
    return `export default ${JSON.stringify(Object.fromEntries(found))}`
  },
})
