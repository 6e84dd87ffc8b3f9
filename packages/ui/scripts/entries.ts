import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Public entries that are not a component's folder. */
const fixed: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  brand: 'src/brand.ts',
  'line-problem': 'src/patterns/cart/to-line-problem.ts',
  messages: 'src/system/messages.ts',
  'messages/en': 'src/english.ts',
  provider: 'src/provider.ts',
  'theme-script': 'src/system/theme-script.ts',
  tokens: 'src/tokens/index.ts',
}

/** Folders that only their own layer uses. */
const internal = new Set(['field', 'navigation'])

const layers = ['primitives', 'patterns'] as const

const here = join(import.meta.dirname, '..')

/** Every public entry and its file: the fixed ones, and one for each component's folder. */
export const entries = (root = here): Record<string, string> => ({ ...fixed, ...components(root) })

/** The entries of components and their files. */
export function components(root = here): Record<string, string> {
  const source = join(root, 'src')
  const found: Record<string, string> = {}
  for (const layer of layers) {
    for (const folder of readdirSync(join(source, layer)).sort()) {
      if (internal.has(folder) || !existsSync(join(source, layer, folder, 'index.ts'))) continue
      if (found[folder] || fixed[folder])
        throw new Error(`Two entries are called "${folder}". Rename one of the folders.`)
      found[folder] = `src/${layer}/${folder}/index.ts`
    }
  }
  return found
}

/** Entries for Storybook, tests and back-office in the workspace. The published package has none of them. */
const developmentOnly: Readonly<Record<string, unknown>> = {
  './docs': { '@stoa/source': './src/docs/index.ts' },
  './docs/icons': { '@stoa/source': './src/docs/icons.ts' },
  './fixtures': { '@stoa/source': './fixtures/index.ts' },
  './fixtures/after-sales': { '@stoa/source': './fixtures/after-sales-data.ts' },
  './internal/primitives': { '@stoa/source': './src/internal/primitives.ts' },
  './internal/lazy-parts': { '@stoa/source': './src/internal/lazy-parts.ts' },
  './internal/page-styles': { '@stoa/source': './src/internal/page-styles.ts' },
  './internal/shadow-styles': { '@stoa/source': './src/internal/shadow-styles.ts' },
  './internal/styles': { '@stoa/source': './src/internal/styles.ts' },
  './internal/system': { '@stoa/source': './src/internal/system.ts' },
  './sizes.json': { '@stoa/source': './sizes.json' },
  './testing': { '@stoa/source': './test/render.tsx' },
  './testing/forced-colors': { '@stoa/source': './test/forced.tsx' },
  './testing/suites': { '@stoa/source': './test/suites/index.ts' },
  // Read by Node as they are, which knows no such condition.
  './internal/class-names': './scripts/class-names.ts',
  './testing/config': './test/config.ts',
}

/** The exports map of package.json that follows from the folders. */
export function exportsMap(): Record<string, unknown> {
  const map: Record<string, unknown> = {}
  for (const [name, file] of Object.entries(entries())) {
    map[name === 'index' ? '.' : `./${name}`] = {
      '@stoa/source': `./${file}`,
      types: `./dist/types/${file.slice('src/'.length, -'.ts'.length)}.d.ts`,
      import: `./dist/${name}.js`,
    }
  }
  return {
    ...map,
    // In the workspace the sheet is a module that imports the styles of the foundations; each component brings
    // its own.
    './styles.css': { '@stoa/source': './src/styles/foundation.ts', default: './dist/styles.css' },
    './*/styles.css': { '@stoa/source': './src/styles/foundation.ts', default: './dist/styles/*.css' },
    './tokens.css': './dist/tokens.css',
    './tokens/light.json': './dist/tokens/light.json',
    './tokens/dark.json': './dist/tokens/dark.json',
    './tokens/phone.json': './dist/tokens/phone.json',
    './tokens/desktop.json': './dist/tokens/desktop.json',
    './tokens/resolver.json': './dist/tokens/resolver.json',
    './tokens/figma/light.json': './dist/tokens/figma/light.json',
    './tokens/figma/dark.json': './dist/tokens/figma/dark.json',
    './tokens/tokens-studio.json': './dist/tokens/tokens-studio.json',
    './package.json': './package.json',
    ...developmentOnly,
  }
}

/** Returns the exports without the condition that only the workspace knows. */
export function publishedExports(): Record<string, unknown> {
  const published = Object.entries(exportsMap()).filter(([name]) => !(name in developmentOnly))
  return Object.fromEntries(
    published.map(([name, target]) => {
      if (typeof target === 'string') return [name, target]
      const { '@stoa/source': _source, ...rest } = target as Record<string, string>
      return [name, rest]
    }),
  )
}
