import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { refunds } from './payments.schema.ts'

/**
 * Adds to the refunded amount of an order's split, in minor units; a negative amount reverses a refund. Returns the
 * payment, or null if none is known for the order.
 */
export async function addToRefunded(tx: Tx, orderId: string, amountMinor: number): Promise<string | null> {
  const { rows } = await tx.execute<{ payment_id: string }>(
    sql`update payment_splits set refunded_minor = refunded_minor + ${amountMinor}::bigint
      where order_id = ${orderId}::uuid returning payment_id`,
  )
  return rows[0]?.payment_id ?? null
}

export async function insertRefund(tx: Tx, values: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(values)
}
