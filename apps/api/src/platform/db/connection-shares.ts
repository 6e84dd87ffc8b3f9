import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { currentWork } from '../observe/current-work.ts'
import { createTurnTaker, type TakeTurn } from '../sender.ts'

/** Maximum number of statements and transactions of callers that wait for a connection. */
const MAX_WAITING = 1_024
/** How long one waits while its caller has its share, as for a connection of the pool; milliseconds. */
const MAX_WAIT_MS = 3_000
const BUSY = 'Too many of your requests are being answered right now. Try again in a moment.'

const takersOf = new WeakMap<pg.Pool, TakeTurn>()
/** Set in work that has a place already, or needs none. */
const placed = new AsyncLocalStorage<true>()

/**
 * Lets a caller take at most a quarter of a pool's connections, however many slow searches or waits for its own locks it
 * sends. Jobs and commands have their own bounds.
 */
export function shareConnections(pool: pg.Pool, connections: number): void {
  const takeTurn = createTurnTaker({ places: connections, waiting: MAX_WAITING }, BUSY)
  takersOf.set(pool, takeTurn)
  const ends = new WeakMap<pg.PoolClient, () => void>()
  pool.on('release', (_error, client) => ends.get(client)?.())
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectInTurn = async () => {
    const end = await takeInTime(takeTurn)
    try {
      const client = await connect()
      ends.set(client, end)
      return client
    } catch (error) {
      end()
      throw error
    }
  }
  pool.connect = ((callback?: Callback) => {
    if (placed.getStore() || !isCall()) return (connect as (callback?: Callback) => unknown)(callback)
    const connecting = connectInTurn()
    if (!callback) return connecting
    return void connecting.then(
      client => callback(undefined, client, client.release),
      error => callback(error, undefined, () => undefined),
    )
  }) as typeof pool.connect
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

/**
 * Does work in one place of its caller's share, for which the caller may wait. For work that others join: it is never one
 * that still waits for a caller's turn.
 */
export async function inOneTurn<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const takeTurn = takersOf.get(pool)
  if (!takeTurn || placed.getStore() || !isCall()) return work()
  const end = await takeInTime(takeTurn)
  return placed.run(true, work).finally(end)
}

/** Does short work outside of its caller's share: it is for all callers, or finds out who the caller is. */
export const besideShares = <T>(work: () => T): T => placed.run(true, work)

const isCall = (): boolean => {
  const work = currentWork()
  return work !== undefined && 'sender' in work && work.sender !== undefined
}

async function takeInTime(takeTurn: TakeTurn): Promise<() => void> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), MAX_WAIT_MS)
  return takeTurn(late.signal).finally(() => clearTimeout(timer))
}
