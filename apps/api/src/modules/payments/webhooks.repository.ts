import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { DAY } from '../../platform/durations.ts'
import type { PaymentRow } from './payments.repository.ts'
import { paymentWebhooks } from './payments.schema.ts'

/** Time for which the ids of webhooks are kept, in milliseconds. */
const WEBHOOKS_KEPT_FOR = 90 * DAY

/** Stores the id of a webhook. Returns whether it was new. */
export async function insertWebhook(
  tx: Tx,
  values: { provider: PaymentRow['provider']; id: string; paymentId: string | null; createdAt: Date },
): Promise<boolean> {
  const { createdAt, ...rest } = values
  const inserted = await tx
    .insert(paymentWebhooks)
    .values({ ...rest, receivedAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id })
  return inserted.length > 0
}

export const sweepWebhooks = (db: Db, now: Date): Promise<number> =>
  sweep(
    db,
    paymentWebhooks,
    sql`created_at < ${new Date(now.getTime() - WEBHOOKS_KEPT_FOR).toISOString()}::timestamptz`,
  )
