import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isInsideTransaction } from './inside-transaction.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** What a repository takes: it never opens a transaction, it is given one. */
export type Queryable = Db | Tx

export interface DatabaseOptions {
  url: string
  /** Connections in the pool; 10 unless told. */
  connections?: number
  onError?: (error: Error) => void
  /**
   * Refuses a query beside the transaction that is open around it: it would not be part of it, and could
   * wait for it forever. For development and tests.
   */
  refuseBesideTransaction?: boolean
}

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** A pool, and Drizzle on it. Connects at the first query; `close` waits for those under way. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, connections = 10, onError } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'stoa-api',
    // Our statements are planned longer than they run, and are written to be planned once for any value.
    options: '-c plan_cache_mode=force_generic_plan',
    connectionTimeoutMillis: 10_000,
    // After a quiet hour the next visitor must not wait for a new connection and all of its plans.
    idleTimeoutMillis: 600_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener a connection that breaks would end the process. The pool reports idle ones; one in use
  // reports itself, beside the error of its query.
  let closing = false
  pool.on('error', error => {
    if (!closing) onError?.(error)
  })
  pool.on('connect', client => client.on('error', () => undefined))
  if (options.refuseBesideTransaction) refuseBesideTransaction(pool)
  return {
    db: drizzle(pool),
    pool,
    async close() {
      closing = true
      await pool.end()
    },
  }
}

function refuseBesideTransaction(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  pool.connect = ((...given: []) => {
    if (isInsideTransaction())
      throw new Error('The database was asked beside the open transaction: pass on its handle.')
    return connect(...given)
  }) as typeof pool.connect
}
