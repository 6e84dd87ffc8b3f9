import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { addJob } from '../../src/platform/jobs/add-job.repository.ts'
import type { ShopFloor } from './shop-floor.ts'
import { timePasses } from './time.ts'

/** Lets time pass until no payment is under way: the jobs of a running API process do the rest. */
export async function settleAll({ deps: { db } }: ShopFloor, minutes = 5): Promise<void> {
  await expect
    .poll(
      async () => {
        await timePasses(db, minutes)
        for (const job of ['check-payments', 'release-stock', 'refund-payments'])
          await addJob(db, job, { key: `settle ${job}` })
        const { rows } = await db.execute<{ under_way: number }>(sql`select (
          (select count(*) from payments where status in ('created', 'open', 'capturing', 'in_review'))
          + (select count(*) from refunds where status = 'pending')
          + (select count(*) from stock_reservations))::int as under_way`)
        return rows[0]!.under_way
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe(0)
}

/** Waits until any statement waits for a lock. */
export const someoneWaits = ({ deps: { db } }: ShopFloor) =>
  expect
    .poll(
      async () => {
        const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`)
        return rows[0]!.n
      },
      { interval: 30 },
    )
    .toBeGreaterThan(0)

/** Waits until the provider holds a call. */
export const someoneIsHeld = ({ provider }: ShopFloor) =>
  expect.poll(async () => (await provider.held()).length, { interval: 30 }).toBeGreaterThan(0)
