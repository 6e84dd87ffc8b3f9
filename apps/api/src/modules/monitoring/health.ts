import type { Db } from '../../platform/db/client.ts'
import { HOUR, MINUTE } from '../../platform/durations.ts'
import { diskOf, lastBackupOf } from './data-folder.ts'
import {
  DUE_JOBS,
  FAILED_JOBS,
  type FigureQuery,
  findLastCapture,
  OUTBOX,
  readFigures,
  UNRESOLVED_PAYMENTS,
} from './figures.repository.ts'

/** Limits, which are those of the alerts in `docs/alerts.md`. */
const MAX_LATE_PAYMENTS = 3
const MAX_EMAIL_AGE = 10 * MINUTE
const MAX_JOB_AGE = 5 * MINUTE
const MAX_BACKUP_AGE = 36 * HOUR
const MIN_FREE_DISK = 0.15

/** State of one part of the marketplace. */
export interface Health {
  what: 'payments' | 'emails' | 'jobs_waiting' | 'jobs_failed' | 'backup' | 'disk'
  /** `unknown` if it couldn't be read, or if nothing has happened yet. */
  state: 'ok' | 'attention' | 'unknown'
  /** Count, or percent of the disk that are free. Null if there is none. */
  value: number | null
  /** Time of the last success, or since when the oldest waits. Null if there is none. */
  at: Date | null
  /** Path of the document that says what to do. */
  runbook: string
}

type Read = Pick<Health, 'state' | 'value' | 'at'>
interface Sources {
  db: Db
  now: Date
  /** Folder that the backup command writes to, and whose disk must not run full. */
  dataDir: string
  /** Whether a payment provider is set up. */
  hasProvider: boolean
}

/** Reads the health of all parts. One that can't be read is unknown, and doesn't keep the others. */
export function readHealth(sources: Sources): Promise<Health[]> {
  const parts = Object.entries(PARTS) as [Health['what'], (typeof PARTS)[Health['what']]][]
  return Promise.all(
    parts.map(async ([what, { runbook, read }]) => ({
      what,
      runbook,
      ...(await read(sources).catch((): Read => ({ state: 'unknown', value: null, at: null }))),
    })),
  )
}

const PARTS: Record<Health['what'], { runbook: string; read(sources: Sources): Promise<Read> }> = {
  payments: {
    runbook: 'docs/alerts.md#captureswait',
    async read({ db, hasProvider }) {
      const [figures, at] = await Promise.all([
        figuresOf(db, UNRESOLVED_PAYMENTS),
        findLastCapture(db.$client),
      ])
      const late = figures('stoa_payments_unresolved_late', ({ status }) => status === 'capturing')
      return { state: stateOf(hasProvider && late < MAX_LATE_PAYMENTS), value: late, at }
    },
  },
  emails: {
    runbook: 'docs/alerts.md#emailwaits',
    async read({ db, now }) {
      const figures = await figuresOf(db, OUTBOX)
      const isEmail = ({ outbox }: Labels) => outbox === 'email'
      const age = 1_000 * figures('stoa_outbox_oldest_seconds', isEmail)
      return waiting(figures('stoa_outbox_waiting', isEmail), { age, most: MAX_EMAIL_AGE, now })
    },
  },
  jobs_waiting: {
    runbook: 'docs/alerts.md#jobswait',
    async read({ db, now }) {
      const figures = await figuresOf(db, DUE_JOBS)
      const age = 1_000 * figures('stoa_jobs_oldest_due_seconds')
      return waiting(figures('stoa_jobs_waiting'), { age, most: MAX_JOB_AGE, now })
    },
  },
  jobs_failed: {
    runbook: 'docs/alerts.md#jobgivenup',
    async read({ db }) {
      const figures = await figuresOf(db, FAILED_JOBS)
      // Emails that were given up are a row of Today.
      const failed = figures('stoa_jobs_given_up', ({ job_name: name }) => name !== 'send-email')
      return { state: stateOf(failed === 0), value: failed, at: null }
    },
  },
  backup: {
    runbook: 'docs/alerts.md#backupold',
    async read({ dataDir, now }) {
      const at = await lastBackupOf(dataDir)
      if (at === null) return { state: 'unknown', value: null, at }
      return { state: stateOf(now.getTime() - at.getTime() < MAX_BACKUP_AGE), value: null, at }
    },
  },
  disk: {
    runbook: 'docs/alerts.md#diskfull',
    async read({ dataDir }) {
      const { blocks, bavail } = await diskOf(dataDir)
      const free = bavail / blocks
      return { state: stateOf(free >= MIN_FREE_DISK), value: Math.floor(100 * free), at: null }
    },
  },
}

type Labels = Readonly<Record<string, string>>

/** Reads a statement. Returns the sum of a metric's values with labels that `isMeant` accepts. */
async function figuresOf({ $client }: Db, query: FigureQuery) {
  const figures = await readFigures($client, query)
  return (metric: string, isMeant: (labels: Labels) => boolean = () => true): number =>
    (figures.get(metric) ?? [])
      .filter(({ labels }) => isMeant(labels))
      .reduce((sum, { value }) => sum + value, 0)
}

const stateOf = (isFine: boolean): Health['state'] => (isFine ? 'ok' : 'attention')

function waiting(count: number, { age, most, now }: { age: number; most: number; now: Date }): Read {
  // To the minute, so that what hasn't changed reads the same a moment later.
  const at = age > 0 ? new Date(Math.round((now.getTime() - age) / MINUTE) * MINUTE) : null
  return { state: stateOf(age <= most), value: count, at }
}
