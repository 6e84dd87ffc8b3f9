import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }
import { MINUTE } from '../durations.ts'
import { MIGRATION_LOCK } from './migrate.ts'

const EVERY_MS = 1_000
const MAX_WAIT_MS = 10 * MINUTE

/**
 * Waits until the database has every step that this version of the code knows. A database that is further on is fine:
 * its steps only added something.
 *
 * @throws after ten minutes
 */
export async function waitForMigrations(url: string, say: (line: string) => void): Promise<void> {
  const until = Date.now() + MAX_WAIT_MS
  for (let isFirst = true; ; isFirst = false) {
    const found = await latestStep(url).catch((error: Error) => error)
    if (found === true) return
    const why =
      found instanceof Error ? `the database does not answer (${found.message})` : 'it is of an older version'
    if (Date.now() >= until) throw new Error(`The database did not become ready within ten minutes: ${why}.`)
    if (isFirst) say(`waiting for the database: ${why}; \`pnpm --filter api migrate\` brings it up to date`)
    await sleep(EVERY_MS)
  }
}

async function latestStep(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'stoa-wait',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ known: boolean; over: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as known, pg_try_advisory_xact_lock($1) as over`,
      [MIGRATION_LOCK],
    )
    // The steps are committed before the rest of a migration's work is done.
    if (!rows[0]?.known || !rows[0].over) return false
    const last = journal.entries.at(-1)!.when
    const { rowCount } = await client.query(
      'select 1 from drizzle.__drizzle_migrations where created_at >= $1 limit 1',
      [last],
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}
