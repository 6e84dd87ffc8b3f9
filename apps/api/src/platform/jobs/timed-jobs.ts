import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { MINUTE } from '../durations.ts'

/**
 * Keeps timed jobs going where the clock of a machine was wrong. The library writes down when each was last due, by the
 * clock of the process that adds it, and adds none that was due earlier: an hour ahead on one machine would keep all of
 * them waiting for an hour, in every process.
 *
 * @param beginAnew the own clock went back, and the library would wait until it is where it was
 */
export function keepTimedJobs(events: WorkerEvents, pool: pg.Pool, beginAnew: () => void): void {
  // Before each minute's jobs. Where it fails, the database is away, and the next minute comes.
  events.on('cron:schedule', () => void forgetFutureTurns(pool).catch(() => undefined))
  events.on('cron:prematureTimer', ({ expectedTimestamp, currentTimestamp }) => {
    // After the library's own turn, which would begin to wait again.
    if (expectedTimestamp - currentTimestamp > MINUTE) setImmediate(beginAnew)
  })
}

/** The library has no function for it, so that its own table is written here: look at it when the library is renewed. */
export const forgetFutureTurns = (pool: Pick<pg.Pool, 'query'>) =>
  pool.query(`update graphile_worker._private_known_crontabs
    set last_execution = date_trunc('minute', now()) - interval '1 minute'
    where last_execution > now() + interval '1 minute'`)
