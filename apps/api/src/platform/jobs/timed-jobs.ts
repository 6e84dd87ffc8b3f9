import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { MINUTE } from '../durations.ts'

/**
 * Keeps scheduled jobs running if the clock of a machine was wrong. The library records when each was last due, by
 * the clock of the process that adds it, and adds no earlier ones: a machine an hour ahead would delay all of them by
 * an hour, in every process.
 *
 * @param beginAnew called if this process's clock went back, since the library would wait until it has caught up
 */
export function keepTimedJobs(events: WorkerEvents, pool: pg.Pool, beginAnew: () => void): void {
  // Runs before each minute's jobs. If it fails, the database is unreachable, and the next minute tries again.
  events.on('cron:schedule', () => void forgetFutureTurns(pool).catch(() => undefined))
  events.on('cron:prematureTimer', ({ expectedTimestamp, currentTimestamp }) => {
    // After the library's own handler, which would start waiting again.
    if (expectedTimestamp - currentTimestamp > MINUTE) setImmediate(beginAnew)
  })
}

/** Writes the library's own table, because it has no function for this. Check it when the library is updated. */
export const forgetFutureTurns = (pool: Pick<pg.Pool, 'query'>) =>
  pool.query(`update graphile_worker._private_known_crontabs
    set last_execution = date_trunc('minute', now()) - interval '1 minute'
    where last_execution > now() + interval '1 minute'`)
