import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createPool } from '../observe/pools.ts'
import { isFromStandby } from './errors.ts'
import { isInsideTransaction } from './inside-transaction.ts'
import { KEPT_ALIVE } from './kept-alive.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** Connection or transaction that a repository receives. Repositories never open transactions. */
export type Queryable = Db | Tx

/** Settings of every session. */
export const SESSION_SETTINGS = {
  // Planning takes longer than running our statements, which are written to be planned once for any value.
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
}

export interface DatabaseOptions {
  url: string
  /**
   * Whether the server is behind a pooler, which rejects or drops settings at the beginning of a connection. Then
   * they are set on the open connection.
   */
  isPooled?: boolean
  /** Number of connections in the pool; 10 by default. */
  connections?: number
  /** Purpose of the pool in metrics; `api` by default. */
  name?: string
  /** Number of processes that the server may add to a statement's own; its own limit by default. */
  addedWorkers?: number
  /** Time after which the server ends a statement, as PostgreSQL writes it; `15s` by default. */
  statementTimeout?: string
  /**
   * Maximum time for which a query waits for a free connection, in milliseconds; 3,000 by default. A visitor waits that
   * long while the database moves to another machine.
   */
  maxWaitMs?: number
  onError?: (error: Error) => void
  /**
   * Rejects a query outside of the open transaction around it: the query would not be part of it, and could wait for
   * it forever. For development and tests.
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
  const { url, connections = 10, name = 'api', maxWaitMs = 3_000, onError } = options
  const settings = {
    ...SESSION_SETTINGS,
    ...(options.statementTimeout && { statement_timeout: options.statementTimeout }),
    ...(options.addedWorkers !== undefined && {
      max_parallel_workers_per_gather: String(options.addedWorkers),
    }),
  }
  const pool = createPool(name, {
    connectionString: url,
    max: connections,
    application_name: `stoa-${name}`,
    ...(options.isPooled
      ? { onConnect: client => makeSettings(client, settings) }
      : { options: settingsAtStart(settings) }),
    connectionTimeoutMillis: maxWaitMs,
    // After a quiet hour, the next visitor shouldn't wait for a new connection and its plans.
    idleTimeoutMillis: 600_000,
    ...KEPT_ALIVE,
    // A frozen server doesn't enforce its own limits.
    query_timeout: 20_000,
  })
  // Without a listener, a broken connection would end the process. The pool reports idle ones; one in use reports
  // itself, in addition to the error of its query.
  let closing = false
  pool.on('error', error => {
    if (!closing) onError?.(error)
  })
  pool.on('connect', client => client.on('error', () => undefined))
  dropOutdated(pool)
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

type SessionSettings = Readonly<Record<string, string>>

const settingsAtStart = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

async function makeSettings(client: pg.ClientBase, settings: SessionSettings): Promise<void> {
  await client.query(
    'select set_config(name, value, false) from json_each_text($1) as settings(name, value)',
    [JSON.stringify(settings)],
  )
}

/**
 * Removes a connection from the pool if its server has become a standby or is shutting down. Otherwise it would fail
 * again and again.
 */
function dropOutdated(pool: pg.Pool): void {
  const outdated = new WeakSet<pg.PoolClient>()
  pool.on('connect', client => {
    client.connection.on('errorMessage', (said: pg.DatabaseError) => {
      if (isFromStandby(said) || /^57P0\d$/.test(said.code ?? '')) outdated.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    // The pool keeps none that is ending.
    if (outdated.has(client)) void client.end().catch(() => undefined)
  })
}

function refuseBesideTransaction(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  pool.connect = ((...given: []) => {
    if (isInsideTransaction())
      throw new Error('The database was asked beside the open transaction: pass on its handle.')
    return connect(...given)
  }) as typeof pool.connect
}
