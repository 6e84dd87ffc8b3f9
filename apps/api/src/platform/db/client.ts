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
  // An idle connection that breaks would otherwise end the process, at shutdown above all.
  pool.on('error', error => onError?.(error))
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
