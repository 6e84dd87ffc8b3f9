import type pg from 'pg'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import { quote } from './connect.ts'
import { FILLED_BY_MIGRATIONS, findMigrations, findTables } from './database-facts.ts'
import { BackupError, type Manifest } from './format.ts'

/** A migration under way is waited for that long. */
const PATIENCE = '10s'

/**
 * Checks that a restore is possible, and keeps others from using the database until the transaction ends.
 *
 * @returns number of the file's migrations that have run already
 * @throws BackupError if a process is connected, or if there are rows or other tables
 */
export async function claimTarget(client: pg.Client, manifest: Manifest): Promise<number> {
  await client.query(`set local lock_timeout = '${PATIENCE}'`)
  // A process that starts in the meantime waits with its migrations until the restore ends.
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]).catch(error => {
    if (error.code !== '55P03') throw error
    throw new BackupError('Migrations are under way in this database. Try again when they have ended.')
  })
  await client.query('set local lock_timeout = 0')
  await refuseOthers(client)
  await refuseRows(client)
  const ran = (await findMigrations(client)) ?? []
  const wanted = manifest.migrations.map(({ hash }) => hash)
  if (ran.some((hash, at) => hash !== wanted[at]))
    throw new BackupError(
      ran.length > wanted.length && wanted.every((hash, at) => hash === ran[at])
        ? 'The tables of this database are of a newer version than the file. They are empty: drop the database, create it anew, and restore into that.'
        : 'The tables of this database are not those of the file. Restore into a new database.',
    )
  return ran.length
}

/** Rejects a restore while processes of the marketplace are connected, except those that wait for migrations. */
async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'stoa-%'
        and application_name <> 'stoa-wait'
      group by 1 order by 1`,
  )
  if (rows.length === 0) return
  const who = rows.map(({ name, count }) => `${name} (${count})`).join(', ')
  throw new BackupError(
    `Processes of the marketplace are connected to this database: ${who}. Stop them, and restore then.`,
  )
}

async function refuseRows(client: pg.Client): Promise<void> {
  const filled: string[] = []
  for (const { name } of await findTables(client)) {
    if (FILLED_BY_MIGRATIONS.has(name)) continue
    const { rowCount } = await client.query(`select from ${quote(name)} limit 1`)
    if (rowCount) filled.push(name)
  }
  if (filled.length === 0) return
  const some = filled.slice(0, 5).join(', ') + (filled.length > 5 ? ` and ${filled.length - 5} more` : '')
  throw new BackupError(
    `This marketplace is not empty: there are rows in ${some}. A restore never writes over anything. Name an empty database in DATABASE_URL or, for the embedded one, an empty folder in STOA_DATA_HOME.`,
  )
}
