/** Prints the README's tables of components: the line that imports each, and when to use it, as its docs say. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentDocs } from '../src/docs/component-docs.ts'
import { importLine } from '../src/docs/import-line.ts'

const source = join(import.meta.dirname, '../src')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

/** Order of Storybook's sidebar. */
const order = ['Components', 'Patterns']

async function rowOf(file: string) {
  const path = file.replaceAll('\\', '/')
  const { docs } = (await import(join(source, path))) as { docs: ComponentDocs }
  const stories = read(path.replace('.docs.ts', '.stories.tsx'))
  const [, group, name] = /title: '((?:Components|Patterns)\/[^'/]+)\/([^']+)'/.exec(stories) ?? []
  if (!group || !name) throw new Error(`The stories beside ${path} have no title with a group.`)
  const [layer, folder = ''] = path.split('/')
  const line = importLine({
    name,
    entry: `@stoa/ui/${folder}`,
    index: read(`${layer}/${folder}/index.ts`),
    imports: docs.imports,
  })
  return line ? [{ group, name, row: `| \`${line}\` | ${docs.usage} |` }] : []
}

const files = globSync('{primitives,patterns}/*/*.docs.ts', { cwd: source })
const rows = (await Promise.all(files.map(file => rowOf(file)))).flat()
const groups = [...new Set(rows.map(({ group }) => group))].sort(
  (one, other) =>
    order.indexOf(one.split('/')[0] ?? '') - order.indexOf(other.split('/')[0] ?? '') ||
    one.localeCompare(other),
)

for (const group of groups) {
  const sorted = rows
    .filter(row => row.group === group)
    .sort((one, other) => one.name.localeCompare(other.name))
  console.log(`\n### ${group.replace('/', ': ')}\n\n| import | when to use it |\n|---|---|`)
  for (const { row } of sorted) console.log(row)
}
