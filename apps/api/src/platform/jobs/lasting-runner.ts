import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { watchShutdowns } from './stuck-shutdown.ts'
import { keepTimedJobs } from './timed-jobs.ts'
import { holdWorkerLocks } from './worker-locks.ts'

/** Pause between two attempts to start again, in milliseconds. */
const PAUSE = 1_000

export interface LastingRunner {
  /** Waits for the work in hand. */
  stop(): Promise<void>
}

/**
 * Starts a worker that survives failures of its database. The library's own worker ends if it can't record the result
 * of a job, and leaves the job locked for hours; so does one whose connection broke while it was given a job. Then
 * another worker starts as soon as the database answers, and unlocks the jobs of the former one. It doesn't wait for
 * one that can't end.
 *
 * @throws the error that prevents the first worker from starting
 */
export async function startLastingRunner(
  pool: pg.Pool,
  options: Omit<RunnerOptions, 'pgPool' | 'events'>,
  onError: (message: string) => void,
): Promise<LastingRunner> {
  const events: WorkerEvents = new EventEmitter()
  const ids: string[] = []
  const workerLocks = holdWorkerLocks(pool)
  const shutdowns = watchShutdowns(events)
  events.on('pool:create', ({ workerPool }) => {
    ids.push(workerPool.id)
    void workerLocks.add(workerPool.id)
  })
  const begin = () =>
    run({
      ...options,
      pgPool: pool,
      events,
      // In batches, even of one, what cannot be written ends the worker; alone it would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  const stopping = new AbortController()
  // Stopping fails if the runner has already ended.
  const endRunner = () => void runner.stop().catch(() => undefined)
  keepTimedJobs(events, pool, endRunner)
  // The connection may have broken after the job was locked by a worker that does not know of it. Running jobs are
  // finished first.
  events.on('worker:getJob:error', () => setImmediate(endRunner))
  let runner = await begin().catch(async error => {
    await workerLocks.stop()
    throw error
  })

  async function beginAnew(): Promise<void> {
    for (;;) {
      await sleep(PAUSE, undefined, { signal: stopping.signal })
      try {
        await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [ids])
        ids.length = 0
        runner = await begin()
        return
      } catch (error) {
        onError(`jobs cannot begin anew: ${error instanceof Error ? error.message : error}`)
      }
    }
  }

  /** Ends when it is stopped. */
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // What ended it has been logged.
      const ended = (runner satisfies Runner).promise.catch(() => undefined)
      const over = new AbortController()
      await Promise.race([ended, shutdowns.untilIdle(AbortSignal.any([over.signal, stopping.signal]))])
      over.abort()
      if (!stopping.signal.aborted) await beginAnew().catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      // A worker that is just starting again must be the one that is stopped.
      await watching
      // Stopping fails if the runner has just ended, and one that can't end is abandoned.
      const { signal } = new AbortController()
      await Promise.race([runner.stop().catch(() => undefined), shutdowns.untilIdle(signal)])
      await workerLocks.stop()
    },
  }
}
