import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { ChangeContext } from './change-context.ts'
import type { OrderEventKind, OrderStatus } from './lifecycles/index.ts'
import { orderEvents } from './order-events.schema.ts'
import type { OrderState } from './order-state.ts'
import { orders } from './orders.schema.ts'

export async function insertOrderEvent(
  tx: Tx,
  { id, shopId }: Pick<OrderState, 'id' | 'shopId'>,
  kind: OrderEventKind,
  { actor, now, data = {} }: ChangeContext & { data?: object },
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId: id, shopId, kind, actor, data, at: now })
}

/** Sets the status of an order. The caller has to check that the step is allowed. */
export async function setOrderStatus(
  tx: Tx,
  order: OrderState,
  status: OrderStatus,
  { now }: Pick<ChangeContext, 'now'>,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      status,
      ...(status === 'canceled' && { canceledAt: now }),
      ...(status === 'completed' && { completedAt: now }),
    })
    .where(eq(orders.id, order.id))
  order.status = status
}

/** Writes how much of an order's items and shipping is refunded, in minor units. */
export async function setRefunded(
  tx: Tx,
  orderId: string,
  { itemMinor, shippingMinor }: { itemMinor: number; shippingMinor: number },
): Promise<void> {
  await tx.execute(sql`update orders set refunded_item_minor = ${itemMinor}::bigint,
    refunded_shipping_minor = ${shippingMinor}::bigint,
    refunded_minor = ${itemMinor + shippingMinor}::bigint where id = ${orderId}::uuid`)
}

/**
 * Recomputes the statuses and amounts of an order from its parcels, refunds, returns and disputes. No other code does
 * so. Call it after each change, with the order locked.
 */
export async function refreshOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`
    with items as (
      select coalesce(sum(l.quantity - l.canceled_quantity), 0) as live, coalesce(sum(l.fulfilled_quantity), 0) as shipped,
        coalesce(sum(l.returned_quantity), 0) as returned
      from order_lines l where l.order_id = ${orderId}::uuid),
    arrived as (
      select coalesce(sum(fl.quantity), 0) as delivered, max(f.delivered_at) as at
      from fulfillments f join fulfillment_lines fl on fl.fulfillment_id = f.id
      where f.order_id = ${orderId}::uuid and f.status = 'delivered' and f.claim_id is null),
    money as (
      select coalesce(sum(captured_minor), 0) as captured, coalesce(sum(refunded_minor), 0) as refunded
      from payment_splits where order_id = ${orderId}::uuid)
    update orders o set
      fulfillment_status = case
        when items.live = 0 then 'canceled'
        when arrived.delivered >= items.live then 'delivered'
        when items.shipped >= items.live and arrived.delivered > 0 then 'partially_delivered'
        when items.shipped >= items.live then 'shipped'
        when items.shipped > 0 then 'partially_shipped'
        else 'unfulfilled' end,
      delivered_at = case when items.live > 0 and arrived.delivered >= items.live then arrived.at end,
      payment_status = case
        when money.captured = 0 then o.payment_status
        when money.refunded >= money.captured then 'refunded'
        when money.refunded > 0 then 'partially_refunded'
        else 'paid' end,
      return_status = case
        when exists (select from returns r where r.order_id = o.id and r.status = 'requested') then 'requested'
        when exists (select from returns r where r.order_id = o.id and r.status in ('approved', 'in_transit')) then 'approved'
        when items.returned > 0 and items.returned >= items.live then 'returned'
        when items.returned > 0 then 'partially_returned'
        else 'none' end,
      replacement_ship_by = (
        select min(coalesce(c.ship_by, c.answer_by)) from claims c
        where c.order_id = o.id and c.status = 'approved' and c.resolution = 'replacement'),
      in_dispute = exists (select from disputes d where d.order_id = o.id and d.status in ('open', 'under_review'))
    from items, arrived, money where o.id = ${orderId}::uuid`)
}
