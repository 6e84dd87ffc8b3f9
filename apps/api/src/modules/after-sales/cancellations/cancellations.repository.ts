import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import type { ChangeContext, Due, DueBefore, LineItems, OrderState } from '../../orders/index.ts'
import { orderCancellationLines, orderCancellations } from './cancellations.schema.ts'

export type CancelReason = (typeof orderCancellations.$inferInsert)['reason']

export async function insertCancellation(
  tx: Tx,
  order: OrderState,
  {
    items,
    actor,
    now,
    ...rest
  }: ChangeContext & {
    id: string
    items: readonly LineItems[]
    reason: CancelReason
    note: string | null
    refundId: string | null
  },
): Promise<void> {
  await tx
    .insert(orderCancellations)
    .values({ orderId: order.id, shopId: order.shopId, actor, at: now, ...rest })
  await tx
    .insert(orderCancellationLines)
    .values(items.map(({ line, quantity }) => ({ cancellationId: rest.id, orderLineId: line.id, quantity })))
}

/**
 * Whether order `o` is canceled automatically some days after its deadline: nothing of it was shipped, and it isn't in
 * dispute.
 */
export const isCanceledIfLate: SQL = sql`(o.status in ('placed', 'confirmed') and o.fulfillment_status = 'unfulfilled'
  and not o.in_dispute)`

/**
 * Locks the next order after `after` that has been overdue longest and of which nothing was shipped. Skips orders
 * that other transactions have locked; orders in dispute wait for its end.
 */
export async function lockOverdue(tx: Tx, { before, after }: DueBefore): Promise<Due | null> {
  const { rows } = await tx.execute<Due>(sql`
    select o.id, o.ship_by::text as at from orders o
    where ${isCanceledIfLate} and o.ship_by < ${before.toISOString()}::timestamptz
      ${after ? sql`and (o.ship_by, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by o.ship_by, o.id limit 1 for no key update of o skip locked`)
  return rows[0] ?? null
}
