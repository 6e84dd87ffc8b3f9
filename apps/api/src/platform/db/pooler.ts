import pg from 'pg'
import { SESSION_SETTINGS } from './client.ts'

/** Number of comparisons of two connections: a busy pooler may give both the same server connection by chance. */
const ROUNDS = 5
/** Milliseconds. */
const PATIENCE = 10_000

/**
 * Verifies that our connections are sessions, to which prepared statements, settings, locks and notifications belong.
 * A pooler that lends its connections for single transactions breaks all four, visibly only under load.
 *
 * @param setting name of the setting that contains `url`
 * @throws an error for people if two of our connections share one of the server's, or one of ours changes it
 */
export async function refuseTransactionPooling(url: string, setting: string): Promise<void> {
  const clients = [0, 1].map(
    () =>
      new pg.Client({
        connectionString: url,
        application_name: 'stoa-start',
        connectionTimeoutMillis: PATIENCE,
        query_timeout: PATIENCE,
      }),
  )
  try {
    for (const client of clients) {
      client.on('error', () => undefined)
      await client.connect()
    }
    const seen = clients.map(() => new Set<number>())
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, client] of clients.entries()) {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
        seen[at]!.add(rows[0]!.pid)
      }
    const servers = new Set(seen.flatMap(pids => [...pids]))
    if (servers.size === clients.length && seen.every(pids => pids.size === 1)) return
    throw new Error(
      `${setting} leads to a pooler in transaction mode: connections of ours share the server’s. ` +
        'Prepared statements, time limits, locks and notifications would get lost. ' +
        'Use pool_mode = session, or name PostgreSQL itself.',
    )
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  }
}

/**
 * Verifies that the pool's connections have their settings: a pooler rejects startup parameters, or drops them
 * silently.
 *
 * @throws an error for people if they are missing
 */
export async function refuseLostSettings(pool: pg.Pool): Promise<void> {
  const names = Object.keys(SESSION_SETTINGS)
  const { rows } = await pool
    .query<{ name: string; value: string }>(
      'select name, current_setting(name) as value from unnest($1::text[]) name',
      [names],
    )
    .catch(error => {
      if (/unsupported startup parameter/.test(error.message)) return { rows: [] }
      throw error
    })
  const found = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  if (names.every(name => found[name] === SESSION_SETTINGS[name as keyof typeof SESSION_SETTINGS])) return
  throw new Error(
    'DATABASE_URL leads to a pooler that does not pass on the settings of a connection: set DATABASE_POOLER=session.',
  )
}
