import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresServer } from '../support/postgres.ts'

/** Statements that simulate the passage of time for payments, refunds, reservations and retried jobs. */
const TIME_PASSES = [
  `update payments set created_at = created_at - interval '5 minutes', updated_at = updated_at - interval '5 minutes',
    next_check_at = next_check_at - interval '5 minutes', lease_until = lease_until - interval '5 minutes'`,
  `update refunds set next_attempt_at = next_attempt_at - interval '5 minutes'`,
  `update stock_reservations set expires_at = expires_at - interval '5 minutes'`,
  `update graphile_worker._private_jobs set run_at = now()
    where locked_at is null and attempts < max_attempts and run_at > now()`,
  `select graphile_worker.add_job(name, '{}', job_key := 'settle ' || name)
    from unnest(array['check-payments', 'release-stock', 'refund-payments']) name`,
]

const UNDER_WAY = `select
  (select count(*) from payments where status in ('created', 'open', 'capturing', 'in_review'))::int as payments,
  (select count(*) from refunds where status = 'pending')::int as refunds,
  (select count(*) from stock_reservations)::int as reservations,
  (select count(*) from emails where sent_at is null)::int as emails,
  (select count(*) from graphile_worker._private_jobs j where locked_at is not null
    and locked_at < now() - interval '20 seconds')::int as locked_jobs`

/**
 * Lets time pass until nothing is in progress; the processes do the rest.
 *
 * @throws an error with what is still in progress after some minutes
 */
export async function settle({ query }: PostgresServer, limitMs = 6 * 60_000): Promise<void> {
  for (const end = Date.now() + limitMs; ; await sleep(2_000)) {
    for (const statement of TIME_PASSES) await query(statement)
    const [row] = await query<Record<string, number>>(UNDER_WAY)
    if (Object.values(row!).every(count => count === 0)) return
    if (Date.now() > end) throw new Error(`There is no rest, still under way: ${JSON.stringify(row)}`)
  }
}
