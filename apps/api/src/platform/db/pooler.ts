import pg from 'pg'
import { SESSION_SETTINGS } from './client.ts'

/** How often two connections are compared: a busy pooler may give each of them the same one of its own twice. */
const ROUNDS = 5
/** Milliseconds. */
const PATIENCE = 10_000

/**
 * Our connections have to be sessions: prepared statements, settings, locks and notifications belong to one. A pooler
 * that lends its connections for single transactions breaks all four, in ways that only show under load.
 *
 * @param setting the name of the setting that `url` is from
 * @throws in words where two of our connections meet on one of the server's, or one of ours moves
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
 * A pooler refuses what a connection asks for at its beginning, or drops it without a word.
 *
 * @throws in words where the pool's connections are without their settings
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
