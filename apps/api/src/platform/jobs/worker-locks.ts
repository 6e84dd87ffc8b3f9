import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Pause before a lost connection is opened again, in milliseconds. */
const PAUSE = 1_000

export interface WorkerLocks {
  /** Adds another worker of this process, by the id with which it locks jobs. */
  add(id: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Creates locks that show which workers live. A job only stores its worker's id. Each worker therefore holds an
 * advisory lock under its id, which is released with its connection, however the process ends.
 */
export function holdWorkerLocks(pool: pg.Pool): WorkerLocks {
  const ids: string[] = []
  const stopping = new AbortController()
  let client: pg.PoolClient | null = null
  const lock = (each: pg.PoolClient, names: readonly string[]) =>
    each.query('select pg_advisory_lock(hashtextextended(id, 0)) from unnest($1::text[]) id', [names])

  /** Ends when it is stopped. */
  async function hold(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const mine = await pool.connect()
        const isLost = new Promise<void>(resolve => {
          mine.once('end', resolve)
          stopping.signal.addEventListener('abort', () => resolve())
        })
        try {
          // Before the lock, because a worker that is added in the meantime takes its own.
          client = mine
          await lock(mine, ids)
          await isLost
        } finally {
          client = null
          mine.release(true)
        }
      } catch {
        // The runner says that the database is away.
      }
      await sleep(PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const holding = hold()
  return {
    async add(id) {
      ids.push(id)
      // Without a connection at the moment the next one takes all of them.
      if (client) await lock(client, [id]).catch(() => undefined)
    },
    async stop() {
      stopping.abort()
      await holding
    },
  }
}

/**
 * Frees jobs whose worker has died, which the library would do after four hours. A worker may lose its connection for
 * a moment, so only jobs that it has held for a minute are considered.
 */
export const createFreeJobsJob = (pool: pg.Pool) => ({
  name: 'free-jobs',
  at: '* * * * *',
  work: () =>
    pool.query(`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
        select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '1 minute') held
      where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
      having count(*) > 0`),
})
