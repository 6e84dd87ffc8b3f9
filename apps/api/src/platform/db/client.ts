import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { forgetOldStatements } from './prepared.ts'
import * as schema from './schema.ts'
import { isInsideTransaction } from './tx.ts'

export type Db = NodePgDatabase<typeof schema> & {
  $client: pg.Pool
  /** One connection beside the pool's, for a short question that others wait for: it stands in no queue. */
  $aside: pg.Pool
}
export type Tx = Parameters<Parameters<NodePgDatabase<typeof schema>['transaction']>[0]>[0]
/** What a repository takes: it never opens a transaction, it is given one. */
export type Queryable = Db | Tx

export interface DatabaseOptions {
  url: string
  /** Connections in the pool; 10 unless told. One more stands aside. */
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
  const settings = {
    connectionString: url,
    application_name: 'stoa-api',
    // Our statements are planned longer than they run, and are written to be planned once for any value.
    options: '-c plan_cache_mode=force_generic_plan',
    connectionTimeoutMillis: 10_000,
    // A quiet hour must not cost the next visitor a new connection and all of its plans.
    idleTimeoutMillis: 600_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  }
  const pool = new pg.Pool({ ...settings, max: connections })
  const aside = new pg.Pool({ ...settings, max: 1 })
  // A connection that breaks would otherwise end the process, at shutdown above all: the pool speaks for
  // idle ones, and one in use for itself, beside the error of its query.
  let closing = false
  for (const each of [pool, aside]) {
    each.on('error', error => {
      if (!closing) onError?.(error)
    })
    each.on('connect', client => {
      client.on('error', () => undefined)
      forgetOldStatements(client)
    })
  }
  if (options.refuseBesideTransaction) refuseBesideTransaction(pool)
  return {
    db: Object.assign(drizzle(pool, { schema }), { $aside: aside }),
    pool,
    async close() {
      closing = true
      await Promise.all([pool.end(), aside.end()])
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
