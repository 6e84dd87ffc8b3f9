import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { openPools } from './pools.ts'
import { onSignal } from './signals.ts'

/** Buckets in seconds. The alert for slow reads uses the one of half a second. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3, 10]

export interface ProcessMetrics {
  registry: Registry
  /** Stops counting. */
  close(): void
}

/**
 * Counts this process's signals. A label has few values: operations of the contract and classes of status, never a
 * path, a slug, a user or a shop.
 */
export function createProcessMetrics(): ProcessMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'stoa_http_request_duration_seconds',
    help: 'Calls of the contract by operation and class of status; streams are not timed',
    labelNames: ['operation', 'status'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const events = counter('stoa_security_events_total', 'Calls that the log has under a name', ['event'])
  const signIns = counter('stoa_sign_ins_total', 'Sign-ins with the right and with a wrong password', [
    'result',
  ])
  const limited = counter('stoa_rate_limited_total', 'Calls that a rate limit refused', ['limit'])
  const kept = counter('stoa_kept_answers_total', 'Cached responses of the catalog', ['result'])
  const placed = counter('stoa_orders_placed_total', 'Order groups that were placed', [])
  const amounts = counter('stoa_order_amount_minor_total', 'What they came to, in minor units', ['currency'])
  const pictures = counter('stoa_media_failed_total', 'Pictures that could not be fetched or read', [
    'reason',
  ])
  const jobs = counter('stoa_jobs_ended_total', 'Runs of jobs', ['job_name', 'result'])
  const waits = new Histogram({
    name: 'stoa_db_wait_seconds',
    help: 'How long a call or a job waited for a connection to the database',
    labelNames: ['pool'],
    buckets: WAIT_BUCKETS,
    registers,
  })
  new Gauge({
    name: 'stoa_db_connections',
    help: 'Connections of each pool, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      this.reset()
      for (const [pool, name] of openPools()) {
        this.set({ pool: name, state: 'idle' }, pool.idleCount)
        this.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount)
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount)
        this.set({ pool: name, state: 'limit' }, pool.options.max)
      }
    },
  })
  // Begins at zero, so that the first one counts.
  for (const result of ['ok', 'refused']) signIns.inc({ result }, 0)
  for (const reason of ['fetch', 'unusable']) pictures.inc({ reason }, 0)
  for (const result of ['hit', 'miss', 'uncached']) kept.inc({ result }, 0)

  const stop = [
    onSignal('callEnded', ({ operation, status, seconds, isStream, event }) => {
      if (!isStream && seconds !== null)
        calls.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds)
      if (!event) return
      events.inc({ event })
      if (event.startsWith('auth.sign_in.')) signIns.inc({ result: event.slice('auth.sign_in.'.length) })
    }),
    onSignal('callLimited', ({ limit }) => limited.inc({ limit })),
    onSignal('answerKept', ({ result }) => kept.inc({ result })),
    onSignal('orderPlaced', ({ amountMinor, currency }) => {
      placed.inc()
      amounts.inc({ currency }, amountMinor)
    }),
    onSignal('mediaFailed', ({ reason }) => pictures.inc({ reason })),
    onSignal('jobEnded', ({ name, error }) => jobs.inc({ job_name: name, result: error ? 'failed' : 'ok' })),
    onSignal('connectionAwaited', ({ pool, seconds }) => waits.observe({ pool }, seconds)),
  ]
  return {
    registry,
    close() {
      for (const each of stop) each()
    },
  }
}
