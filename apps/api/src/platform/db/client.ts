import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase<typeof schema>['transaction']>[0]>[0]
/** What a repository takes: it never opens a transaction, it is given one. */
export type Queryable = Db | Tx

export interface DatabaseOptions {
  url: string
  /** Connections in the pool; 10 unless told. */
  connections?: number
  onError?: (error: Error) => void
}

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase({ url, connections = 10, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'stoa-api',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A connection that breaks would otherwise end the process, at shutdown above all: the pool speaks for
  // idle ones, and one in use for itself, beside the error of its query.
  let closing = false
  pool.on('error', error => {
    if (!closing) onError?.(error)
  })
  pool.on('connect', client => client.on('error', () => undefined))
  return {
    db: drizzle(pool, { schema }),
    pool,
    async close() {
      closing = true
      await pool.end()
    },
  }
}
