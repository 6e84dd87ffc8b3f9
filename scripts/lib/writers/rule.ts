import type { Trigger } from './triggers.ts'
import type { Table, Write } from './writes.ts'

/** Folders that belong to a module of another name. */
const PARTS: Record<string, string> = {
  'modules/catalog/products': 'products',
}

/** Files whose callers name the table. */
const GENERIC = /^apps\/api\/src\/platform\/(db\/(bulk|sweep)|backup\/database-facts)\.ts$/

/** The module that a file of the API belongs to: `reviews`, or `platform/jobs` outside of the modules. */
export function moduleOf(file: string): string {
  const path = file.replace('apps/api/src/', '')
  for (const [folder, name] of Object.entries(PARTS)) if (path.startsWith(`${folder}/`)) return name
  return path.split('/').slice(0, -1).slice(0, 2).join('/').replace('modules/', '')
}

export interface Stranger extends Write {
  /** The module that owns the table; null if the statement does not name one. */
  owner: string | null
}

/** Writes of a table by another module than its own. */
export function strangersAmong(writes: readonly Write[], tables: readonly Table[]): Stranger[] {
  const owners = new Map(tables.map(({ name, file }) => [name, moduleOf(file)]))
  return writes
    .filter(({ file }) => !GENERIC.test(file))
    .map(write => ({ ...write, owner: write.table === null ? null : (owners.get(write.table) ?? null) }))
    .filter(({ file, owner }) => owner !== moduleOf(file))
}

/** The table of writers, and the triggers that write, as Markdown. */
export function printWriters(tables: readonly Table[], triggers: readonly Trigger[]): string {
  const names = Map.groupBy(tables, ({ file }) => moduleOf(file))
  const modules = [...names]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([module, own]) => `| \`${module}\` | ${code(own.map(({ name }) => name))} |`)
  const writing = triggers.filter(({ writes }) => writes.length > 0)
  const effects = [...Map.groupBy(writing, ({ on, writes }) => `\`${on}\` | ${code(writes)}`)].map(
    ([effect, own]) => `| ${effect} | ${code(own.map(({ name }) => name))} |`,
  )
  return [
    '| module | tables that it alone writes |\n|---|---|',
    ...modules,
    '\n| change of | triggers write | triggers |\n|---|---|---|',
    ...effects,
  ].join('\n')
}

const code = (names: readonly string[]) =>
  names
    .toSorted()
    .map(name => `\`${name}\``)
    .join(', ')
