import { Logger, type LogLevel, parseCronItems, runMigrations } from 'graphile-worker'
import { KEPT_ALIVE } from '../db/kept-alive.ts'
import { duringWork } from '../observe/current-work.ts'
import { createPool } from '../observe/pools.ts'
import { signals } from '../observe/signals.ts'
import { startLastingRunner } from './lasting-runner.ts'
import { createClearSupersededJob } from './superseded-jobs.ts'
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

/** Migrates the queue's own tables. */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) })

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
  // A separate pool: one connection always listens, one shows that this process is alive, and requests shouldn't wait
  // for jobs.
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
  // The worker releases its listening connection a moment before it is closed, and an error without a listener would
  // end the process.
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
