import { type ComponentDocs, type DocsPairs, importLine, transcripts } from '@stoa/ui/docs'
import sizes from '@stoa/ui/sizes.json'

const source = '../../../../packages/ui/src'

const docs = import.meta.glob<{ docs: ComponentDocs }>('../../../../packages/ui/src/**/*.docs.ts', {
  eager: true,
})
const pairs = import.meta.glob<{ pairs: DocsPairs }>('../../../../packages/ui/src/**/*.pairs.docs.tsx', {
  eager: true,
})
/** As text: the line that imports a component is read from them. */
const indexes = import.meta.glob<string>(
  '../../../../packages/ui/src/{primitives,patterns,seller}/*/index.ts',
  {
    query: '?raw',
    import: 'default',
  },
)
/** In kB gzip, as in sizes.json; `react` and `react-dom/client` 19, minified by esbuild. */
export const reactWeight = 69

const weights: Readonly<Record<string, { page: number; all: number } | undefined>> = sizes

/** All that is known of the component whose stories lie at `file`. */
export function dataOf(file: string, name: string) {
  const path = file.replace(/^.*packages\/ui\/src\/|\.stories\.tsx$/g, '')
  const [layer, folder = ''] = path.split('/')
  const below = layer === 'seller' ? `seller/${folder}` : folder
  const entry = `@stoa/ui/${below}`
  const own = docs[`${source}/${path}.docs.ts`]?.docs
  return {
    docs: own,
    pairs: pairs[`${source}/${path}.pairs.docs.tsx`]?.pairs,
    entry,
    weight: weights[below],
    heard: (transcripts as Readonly<Record<string, readonly string[]>>)[name],
    readLine: async () =>
      importLine({
        name,
        entry,
        index: (await indexes[`${source}/${layer}/${folder}/index.ts`]?.()) ?? '',
        imports: own?.imports,
      }),
    readTokens: () => tokensOf(path),
  }
}

export type ComponentData = ReturnType<typeof dataOf>

/** Of the styles of the component's own name, or else of all in its folder. */
async function tokensOf(path: string): Promise<readonly string[]> {
  const { default: tokens } = await import('virtual:tokens-used')
  const folder = `${path.split('/').slice(0, 2).join('/')}/`
  const inFolder = Object.entries(tokens).flatMap(([file, names]) => (file.startsWith(folder) ? names : []))
  return tokens[path] ?? [...new Set(inFolder)].filter(name => name !== undefined).sort()
}
