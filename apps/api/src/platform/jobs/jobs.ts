import { sql } from 'drizzle-orm'
import { Logger, type LogLevel, parseCronItems, runMigrations } from 'graphile-worker'
import type { Queryable } from '../db/client.ts'
import { KEPT_ALIVE } from '../db/kept-alive.ts'
import { duringWork } from '../observe/current-work.ts'
import { createPool } from '../observe/pools.ts'
import { signals } from '../observe/signals.ts'
import { startLastingRunner } from './lasting-runner.ts'
import { createClearSupersededJob, KEYED } from './superseded-jobs.ts'
import { createFreeJobsJob } from './worker-locks.ts'

export interface Job {
  name: string
  /** Schedule in the form of a crontab. One of many processes runs it. */
  at?: string
  /**
   * A failed run is tried again. May be run twice at the same time, by another process too: it sees to that itself.
   *
   * @param payload what `addJob` was given, an empty object in a timed run
   */
  work(payload: never): Promise<unknown>
}

export interface JobRunner {
  /** Waits for the work in hand; afterwards it has no connection left. */
  stop(): Promise<void>
}

/** Brings the queue's own tables up to date. */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) })

export interface JobOptions {
  payload?: object
  maxAttempts?: number
  /** Not before this moment. */
  runAt?: Date
  /** A job of the same key is replaced; one that runs goes on, and is not tried again should it fail. */
  key?: string
  /** Leaves an existing job of the same `key` unchanged, whether it waits, runs or has failed permanently. */
  unlessThere?: boolean
  /** Keeps the position of a waiting job with the same `key`. */
  keepsPlace?: boolean
  /**
   * Jobs in one queue run one at a time across all processes. Without a queue they run in parallel, up to the worker
   * limit.
   */
  queue?: string
  /** The lowest goes first; 0 unless told. */
  priority?: number
}

/** Runs a job as soon as the transaction is committed, and not at all if it is not. */
export async function addJob(tx: Queryable, name: string, options: JobOptions = {}): Promise<void> {
  const { payload = {}, maxAttempts = 25, runAt, key, queue, priority = 0 } = options
  const mode = options.unlessThere ? 'unsafe_dedupe' : options.keepsPlace ? 'preserve_run_at' : 'replace'
  await tx.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := ${maxAttempts}::int,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${key ?? null}::text,
      job_key_mode := ${mode}::text,
      queue_name := ${queue ?? null}::text, priority := ${priority}::int,
      flags := ${sql.param(key === undefined ? null : [KEYED])}::text[])`,
  )
}

async function signalled(name: string, run: () => Promise<unknown>): Promise<void> {
  const work = { job: name }
  try {
    // Awaited inside: a statement of Drizzle's begins when it is awaited.
    await duringWork(work, async () => await run())
    signals.jobEnded.publish({ work, name, error: null })
  } catch (error) {
    signals.jobEnded.publish({ work, name, error })
    throw error
  }
}

/** Runs added and scheduled jobs, in parallel with other processes, until it is stopped. */
export async function startJobs(options: {
  url: string
  jobs: readonly Job[]
  onError: (message: string) => void
}): Promise<JobRunner> {
  const { url, onError } = options
  const loud: readonly string[] = ['error', 'warning'] satisfies `${LogLevel}`[]
  // Connections of its own: one listens all the time, one shows that this process lives, and requests do not wait for
  // jobs.
  const pool = createPool('jobs', {
    connectionString: url,
    max: 5,
    application_name: 'stoa-jobs',
    connectionTimeoutMillis: 10_000,
    ...KEPT_ALIVE,
  })
  const own = [...options.jobs, createFreeJobsJob(pool)]
  const timed = own.filter(({ at }) => at).map(({ name }) => name)
  const jobs = [...own, createClearSupersededJob(pool, timed)]
  let stopping = false
  pool.on('error', error => {
    if (!stopping) onError(`an idle connection of the jobs broke: ${error.message}`)
  })
  // The worker lets go of its listening connection a moment before it is closed, and an error without a listener
  // would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  const runner = await startLastingRunner(
    pool,
    {
      noHandleSignals: true,
      // A payment provider that is slow to answer must not hold up emails.
      concurrency: 4,
      // The database says when there is something to do; this is for jobs that are tried again.
      pollInterval: 5_000,
      logger: new Logger(() => (level, message) => {
        if (loud.includes(level)) onError(message)
      }),
      taskList: Object.fromEntries(
        jobs.map(({ name, work }) => [name, async payload => signalled(name, () => work(payload as never))]),
      ),
      parsedCronItems: parseCronItems(
        jobs.flatMap(({ name, at }) =>
          // Unlike an added job, a timed one is pointless once the next is due.
          at ? [{ task: name, match: at, options: { jobKey: `timed ${name}`, maxAttempts: 1 } }] : [],
        ),
      ),
    },
    onError,
  )
  return {
    async stop() {
      stopping = true
      await runner.stop()
      await pool.end()
    },
  }
}
