import pg from 'pg'
import { KEPT_ALIVE } from '../db/kept-alive.ts'
import { BackupError } from './format.ts'

/** Rows are written the same by every server and for every user. */
const SETTINGS = [
  `set client_min_messages = error`,
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  // What is copied takes as long as it takes.
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
].join(';')

const LOWEST_VERSION = 150_000

/**
 * Opens a separate connection for a backup or a restore.
 *
 * @throws BackupError if the server is older than PostgreSQL 15
 */
export async function withConnection<T>(
  url: string,
  name: 'stoa-backup' | 'stoa-restore',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    ...KEPT_ALIVE,
  })
  // A connection that breaks says so by the query's own error too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(SETTINGS)
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if (rows[0]!.version < LOWEST_VERSION) throw new BackupError('Stoa needs PostgreSQL 15 or newer.')
    return await work(client)
  } finally {
    // Closing waits for the server, which may be the reason for ending.
    await Promise.race([client.end(), new Promise(done => setTimeout(done, 5_000).unref())])
  }
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
