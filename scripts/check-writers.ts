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
import { moduleOf, printWriters, strangersAmong } from './lib/writers/rule.ts'
import { triggersIn } from './lib/writers/triggers.ts'
import { type Source, tablesIn, writesIn } from './lib/writers/writes.ts'

/**
 * Writes of other modules that are still to be moved behind a function of the module that owns the table. An entry that
 * no file needs any longer fails the check.
 */
const STILL_OPEN = [
  // The parcel that ends a claim: claims know parcels, and parcels not claims.
  'fulfillments: claims',
]

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
const needed = new Set<string>()
for (const { file, line, table, owner } of strangersAmong(writes, tables)) {
  const open = `${moduleOf(file)}: ${table}`
  if (STILL_OPEN.includes(open)) needed.add(open)
  else if (table === null)
    faults.push(`${file}:${line} writes a table that the source does not name: name it in the statement.`)
  else
    faults.push(
      `${file}:${line} writes ${table}, which only ${owner} may write: call a function that ${owner} exports.`,
    )
}
for (const open of STILL_OPEN.filter(each => !needed.has(each)))
  faults.push(`scripts/check-writers.ts still lists "${open}": remove it.`)
if (!process.argv.includes('--write') && after !== before)
  faults.push(`${README}: its table of writers is out of date: run \`pnpm generate\`.`)

for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exit(1)
