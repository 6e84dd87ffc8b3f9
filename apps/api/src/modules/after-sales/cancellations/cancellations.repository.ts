import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import type { ChangeContext, Due, DueBefore, LinePieces, OrderState } from '../../orders/index.ts'
import { orderCancellationLines, orderCancellations } from './cancellations.schema.ts'

export type CancelReason = (typeof orderCancellations.$inferInsert)['reason']

/** Counts pieces as canceled. */
export async function addCanceled(tx: Tx, pieces: readonly LinePieces[]): Promise<void> {
  const lines = pieces.map(({ line, quantity }) => ({ id: line.id, quantity }))
  await tx.execute(sql`update order_lines l set canceled_quantity = l.canceled_quantity + p.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as p(id uuid, quantity int) where l.id = p.id`)
}

export async function insertCancellation(
  tx: Tx,
  order: OrderState,
  {
    pieces,
    actor,
    now,
    ...rest
  }: ChangeContext & {
    pieces: readonly LinePieces[]
    reason: CancelReason
    note: string | null
    refundId: string | null
  },
): Promise<void> {
  const id = newId()
  await tx
    .insert(orderCancellations)
    .values({ id, orderId: order.id, shopId: order.shopId, actor, at: now, ...rest })
  await tx
    .insert(orderCancellationLines)
    .values(pieces.map(({ line, quantity }) => ({ cancellationId: id, orderLineId: line.id, quantity })))
}

/**
 * The order that is overdue longest and of which nothing was sent, after `after`, locked; those that others work on are
 * passed over, and those in dispute wait for its end.
 */
export async function lockOverdue(tx: Tx, { before, after }: DueBefore): Promise<Due | null> {
  const { rows } = await tx.execute<Due>(sql`
    select o.id, o.ship_by::text as at from orders o
    where o.status in ('placed', 'confirmed') and o.ship_by < ${before.toISOString()}::timestamptz
      and o.fulfillment_status = 'unfulfilled' and not o.in_dispute
      ${after ? sql`and (o.ship_by, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by o.ship_by, o.id limit 1 for no key update of o skip locked`)
  return rows[0] ?? null
}
