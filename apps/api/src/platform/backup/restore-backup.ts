import type pg from 'pg'
import { hasRolledBack } from '../db/errors.ts'
import { migrate } from '../db/migrate.ts'
import { readParts } from './archive-reader.ts'
import { quote, withConnection } from './connect.ts'
import { readTable, writeTable } from './copy-rows.ts'
import { emptyFilled, findTables, type Table } from './database-facts.ts'
import { addForeignKeys, dropForeignKeys } from './foreign-keys.ts'
import { BackupError, type Manifest, TABLES, tablePart } from './format.ts'
import { keepInUse } from './keep-in-use.ts'
import { knownMigrations, runMigrations } from './migrations.ts'
import { formatBytes, type Progress } from './progress.ts'
import { claimTarget } from './restore-target.ts'

export interface RestoreOptions {
  url: string
  file: string
  /** Manifest of the file, from `openBackup`. */
  manifest: Manifest
  progress: Progress
  /**
   * Restores data outside the database, as the last step before the backup takes effect. The signal aborts it if the
   * restore has failed.
   */
  others?: (signal: AbortSignal) => Promise<void>
  /** Called once the rows are committed, to replace other data. */
  afterCommit?: () => Promise<void>
}

/** Gap added to sequences, so that numbers given after the backup, which may be known outside, are not given again. */
const SEQUENCE_GAP = 1_000

/**
 * Restores a backup into an empty marketplace, completely or not at all, in one transaction. Reads every row back and
 * compares it.
 *
 * @throws BackupError if the marketplace does not allow it
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { url, manifest, others, afterCommit } = options
  await withConnection(url, 'stoa-restore', async client => {
    await client.query('begin')
    try {
      await restoreDatabase(client, options)
      if (others) await keepInUse(client, others)
      await commit(client)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
    await afterCommit?.()
    // Counts come from indexes alone once the tables are vacuumed, and plans from the figures of their rows.
    for (const { name } of manifest.tables) await client.query(`vacuum analyze ${quote(name)}`)
  })
  await migrate(url)
}

/** @throws BackupError if it is unknown whether the rows were committed */
async function commit(client: pg.Client): Promise<void> {
  await client.query('commit').catch(cause => {
    if (hasRolledBack(cause)) throw cause
    throw new BackupError(
      `The database did not answer the commit: ${cause.message}. All rows may be there, or none. Make an empty database anew, and restore again into that; pictures and files are there already and are left alone.`,
      { cause },
    )
  })
}

async function restoreDatabase(
  client: pg.Client,
  { file, manifest, progress }: RestoreOptions,
): Promise<void> {
  const ran = await claimTarget(client, manifest)
  const migrations = knownMigrations()
  const ofFile = new Set(manifest.migrations.map(({ hash }) => hash))
  await runMigrations(client, migrations.filter(({ hash }) => ofFile.has(hash)).slice(ran))
  const tables = matchTables(await findTables(client), manifest)

  const keys = await dropForeignKeys(client)
  // What triggers wrote is in the file.
  for (const { name } of tables) await client.query(`alter table ${quote(name)} disable trigger user`)
  await emptyFilled(client)
  await fillTables(client, tables, file, progress)
  for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`)
  await addForeignKeys(client, keys)
  for (const [name, value] of Object.entries(manifest.sequences))
    await client.query(`select setval(quote_ident($1)::regclass, $2::bigint + $3)`, [
      name,
      value,
      SEQUENCE_GAP,
    ])

  for (const table of tables) {
    const wanted = manifest.tables.find(({ name }) => name === table.name)!
    const { sha256 } = await readTable(client, table, [], bytes =>
      progress(() => `reading back ${table.name}: ${formatBytes(bytes)} of ${formatBytes(wanted.bytes)}`),
    )
    if (sha256 !== wanted.sha256)
      throw new BackupError(`The rows of ${table.name} are not those of the file. Nothing was changed.`)
  }
  await runMigrations(
    client,
    migrations.filter(({ hash }) => !ofFile.has(hash)),
  )
}

/** @throws BackupError if the tables differ from those of the file */
function matchTables(found: readonly Table[], manifest: Manifest): Table[] {
  return manifest.tables.map(({ name, columns }) => {
    const table = found.find(one => one.name === name)
    if (!table || columns.some(column => !table.columns.includes(column)))
      throw new BackupError(`The table ${name} of the file does not fit the one of this version.`)
    return { ...table, columns }
  })
}

async function fillTables(
  client: pg.Client,
  tables: readonly Table[],
  file: string,
  progress: Progress,
): Promise<void> {
  const byPart = new Map(tables.map(table => [tablePart(table.name), table]))
  for await (const { name, content } of readParts(file)) {
    const table = byPart.get(name)
    // Tables come first and together, before parts that can be much larger.
    if (!table && byPart.size < tables.length && !name.startsWith(TABLES)) break
    if (!table) continue
    byPart.delete(name)
    progress(() => `writing ${table.name}`)
    await writeTable(client, table, content)
  }
  if (byPart.size > 0) throw new BackupError(`${file} has no rows of ${[...byPart.keys()].join(', ')}.`)
}
