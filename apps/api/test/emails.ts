import { sql } from 'drizzle-orm'
import { Logger, makeWorkerUtils, runOnce } from 'graphile-worker'
import pg from 'pg'
import { createSendEmailJob, type Delivery } from '../src/modules/mail/index.ts'
import type { TestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

const logger = new Logger(() => () => undefined)

const NO_PICTURES = { readPng: async () => null }

export interface EmailJobRow {
  id: string
  email: string
  attempts: number
  maxAttempts: number
  lastError: string | null
}

/** The jobs of emails that were not sent yet, oldest first. */
export async function emailJobs({ db }: Pick<TestDatabase, 'db'>): Promise<EmailJobRow[]> {
  const { rows } = await db.execute<EmailJobRow & Record<string, unknown>>(
    sql`select j.id::text, p.payload ->> 'id' as email, j.attempts, j.max_attempts as "maxAttempts",
        j.last_error as "lastError"
      from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
      where j.task_identifier = 'send-email' order by j.id`,
  )
  return rows
}

/** Sends all due emails, like a separate process. */
export async function sendEmails(
  { database, clock, deps }: Pick<TestApp, 'database' | 'clock'> & { deps?: Pick<TestApp['deps'], 'media'> },
  delivery: Delivery,
): Promise<void> {
  const { name, work } = createSendEmailJob(
    { db: database.db, clock, media: deps?.media ?? NO_PICTURES },
    delivery,
  )
  const pgPool = new pg.Pool({ connectionString: database.url, max: 4 })
  // A connection may still be closing when the test's database is dropped.
  pgPool.on('error', () => undefined)
  pgPool.on('connect', client => client.on('error', () => undefined))
  try {
    await runOnce({
      pgPool,
      logger,
      noHandleSignals: true,
      taskList: { [name]: async payload => void (await work(payload as never)) },
    })
  } finally {
    await pgPool.end()
  }
}

/** Makes emails that wait for their next attempt due now. */
export async function skipWaiting(database: TestDatabase): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: database.url, logger })
  try {
    const jobs = await emailJobs(database)
    await utils.rescheduleJobs(
      jobs.map(({ id }) => id),
      { runAt: new Date(0) },
    )
  } finally {
    await utils.release()
  }
}
