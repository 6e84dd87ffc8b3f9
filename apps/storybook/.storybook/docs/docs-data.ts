import backOfficeSizes from '@stoa/back-office/sizes.json'
import { type ComponentDocs, type DocsPairs, importLine, transcripts } from '@stoa/ui/docs'
import uiSizes from '@stoa/ui/sizes.json'

const root = '../../../../'

const docs = import.meta.glob<{ docs: ComponentDocs }>(
  ['../../../../packages/ui/src/**/*.docs.ts', '../../../../internal/back-office/src/**/*.docs.ts'],
  { eager: true },
)
const pairs = import.meta.glob<{ pairs: DocsPairs }>(
  [
    '../../../../packages/ui/src/**/*.pairs.docs.tsx',
    '../../../../internal/back-office/src/**/*.pairs.docs.tsx',
  ],
  { eager: true },
)
/** Sources of the entries, from which the line that imports a component is read. */
const indexes = import.meta.glob<string>(
  [
    '../../../../packages/ui/src/{primitives,patterns}/*/index.ts',
    '../../../../internal/back-office/src/*/index.ts',
  ],
  { query: '?raw', import: 'default' },
)
/** In kB gzip, as in sizes.json; `react` and `react-dom/client` 19, minified by esbuild. */
export const reactWeight = 69

type Weights = Readonly<Record<string, { page: number; all: number } | undefined>>

const packages: readonly { folder: RegExp; name: string; weights: Weights }[] = [
  { folder: /^packages\/ui\//, name: '@stoa/ui', weights: uiSizes },
  { folder: /^internal\/back-office\//, name: '@stoa/back-office', weights: backOfficeSizes },
]

/** Returns the documentation of the component whose stories are in `file`. */
export function dataOf(file: string, name: string) {
  // Pages of Storybook itself are in no package.
  const path = file.replace(/^.*?(?=(packages\/ui|internal\/back-office)\/)|\.stories\.tsx$/g, '')
  const folder = path.slice(0, path.lastIndexOf('/'))
  const owner = packages.find(one => one.folder.test(path))
  const part = folder.slice(folder.lastIndexOf('/') + 1)
  const entry = `${owner?.name ?? '@stoa/ui'}/${part}`
  const own = docs[`${root}${path}.docs.ts`]?.docs
  return {
    docs: own,
    pairs: pairs[`${root}${path}.pairs.docs.tsx`]?.pairs,
    entry,
    weight: owner?.weights[part],
    heard: (transcripts as Readonly<Record<string, readonly string[]>>)[name],
    readLine: async () =>
      importLine({
        name,
        entry,
        index: (await indexes[`${root}${folder}/index.ts`]?.()) ?? '',
        imports: own?.imports,
      }),
    readTokens: () => tokensOf(path, `${folder}/`),
  }
}

export type ComponentData = ReturnType<typeof dataOf>

/** Returns the tokens in the styles of the component's own name, or else of all in its folder. */
async function tokensOf(path: string, folder: string): Promise<readonly string[]> {
  const { default: tokens } = await import('virtual:tokens-used')
  const inFolder = Object.entries(tokens).flatMap(([file, names]) => (file.startsWith(folder) ? names : []))
  return tokens[path] ?? [...new Set(inFolder)].filter(name => name !== undefined).sort()
}
