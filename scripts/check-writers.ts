/**
 * Checks that each table of the API is written only by the module whose schema declares it. The table of writers in
 * apps/api/README.md must be up to date.
 *
 *   --write    writes the table of writers
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { withSection } from './lib/section.ts'
import { printWriters, strangersAmong } from './lib/writers/rule.ts'
import { triggersIn } from './lib/writers/triggers.ts'
import { type Source, tablesIn, writesIn } from './lib/writers/writes.ts'

const README = 'apps/api/README.md'

async function read(...patterns: string[]): Promise<Source[]> {
  const listed = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    ...patterns,
  ])
  if (listed.code !== 0) throw new Error(listed.output)
  const deleted = new Set((await run('git', ['ls-files', '--deleted', ...patterns])).output.split('\n'))
  return listed.output
    .split('\n')
    .filter(file => file && !deleted.has(file))
    .map(file => ({ file, text: readFileSync(inRoot(file), 'utf8') }))
}

const sources = (await read('apps/api/src/*.ts')).filter(({ file }) => !file.endsWith('.test.ts'))
const migrations = (await read('apps/api/migrations/*.sql')).toSorted((a, b) => a.file.localeCompare(b.file))
const tables = sources.filter(({ file }) => file.endsWith('.schema.ts')).flatMap(tablesIn)
const triggers = triggersIn(migrations.map(({ text }) => text))
const writes = sources.flatMap(source => writesIn(source, tables))

const before = readFileSync(inRoot(README), 'utf8')
const after = withSection(before, 'writers', printWriters(tables, triggers))
if (process.argv.includes('--write')) writeFileSync(inRoot(README), after)

const faults: string[] = []
for (const { file, line, table, owner } of strangersAmong(writes, tables)) {
  if (table === null)
    faults.push(`${file}:${line} writes a table that the source does not name: name it in the statement.`)
  else
    faults.push(
      `${file}:${line} writes ${table}, which only ${owner} may write: call a function that ${owner} exports.`,
    )
}
if (!process.argv.includes('--write') && after !== before)
  faults.push(`${README}: its table of writers is out of date: run \`pnpm generate\`.`)

for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exit(1)
