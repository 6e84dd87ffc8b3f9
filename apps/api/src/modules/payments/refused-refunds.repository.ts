import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { OrderState, WantedLine } from '../orders/index.ts'
import type { RefundPart } from './refund-lines.ts'

/** Refund that the provider declined for good and that nothing has replaced. */
export interface RefusedRefund extends Record<string, unknown> {
  id: string
  paymentId: string
  /** Order that is refunded. Null if a whole payment was to be refunded that became no order. */
  orderId: string | null
  orderNumber: string | null
  shop: string | null
  amountMinor: number
  itemMinor: number
  shippingMinor: number
  currency: string
  reason: string
  failure: string | null
  /** ISO 8601. */
  createdAt: string
}

/** The oldest first. */
export async function readRefusedRefunds(db: Queryable): Promise<RefusedRefund[]> {
  const { rows } = await db.execute<RefusedRefund>(sql`
    select r.id, r.payment_id as "paymentId", r.order_id as "orderId", o.number as "orderNumber", s.slug as shop,
      r.amount_minor::float8 as "amountMinor", r.item_minor::float8 as "itemMinor",
      r.shipping_minor::float8 as "shippingMinor", p.currency, r.reason, r.failure,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as "createdAt"
    from refunds r join payments p on p.id = r.payment_id
      left join orders o on o.id = r.order_id left join shops s on s.id = o.shop_id
    where r.status = 'failed' and r.settled_by is null order by r.created_at limit 500`)
  return rows
}

/** Parts of a refund by line. */
export async function findRefundLines(db: Queryable, refundId: string): Promise<RefundPart[]> {
  const { rows } = await db.execute<{ line: RefundPart }>(sql`
    select json_build_object('orderLineId', order_line_id, 'amountMinor', amount_minor,
      'postageMinor', postage_minor) as line
    from refund_lines where refund_id = ${refundId}`)
  return rows.map(({ line }) => line)
}

/** Items that a refund named. Empty if it was for an amount. A declined refund has released them since. */
export async function findRefundedItems(
  db: Queryable,
  refundId: string,
  { shopId, lines }: Pick<OrderState, 'shopId' | 'lines'>,
): Promise<WantedLine[]> {
  const { rows } = await db.execute<WantedLine & Record<string, unknown>>(sql`
    select q.order_line_id as "orderLineId", sum(q.quantity)::int as quantity from order_line_quantities q
    where q.order_line_id = any(${sql.param(lines.map(({ id }) => id))}::uuid[]) and q.shop_id = ${shopId}::uuid
      and q.cause = ${refundId}::uuid and q.kind = 'refunded' and q.quantity > 0
    group by q.order_line_id`)
  return rows
}

/** Stores the refund that replaces a declined one, and those that it replaced itself. */
export async function settleRefund(tx: Tx, id: string, settledBy: string): Promise<void> {
  await tx.execute(sql`update refunds set settled_by = ${settledBy}::uuid
    where id = ${id}::uuid or settled_by = ${id}::uuid`)
}

/**
 * Settles the declined refunds of an order that a shop's own refund covers, oldest first.
 *
 * @param before time at which the shop made its refund; it isn't meant for later ones
 */
export async function settleCovered(tx: Tx, orderId: string, settledBy: string, before: Date): Promise<void> {
  await tx.execute(sql`update refunds r set settled_by = n.id
    from refunds n, (
      select id, sum(amount_minor) over (order by created_at, id) as upto from refunds
      where order_id = ${orderId}::uuid and status = 'failed' and settled_by is null
        and created_at <= ${before.toISOString()}::timestamptz) c
    where n.id = ${settledBy}::uuid and c.id = r.id and c.upto <= n.amount_minor`)
}

/**
 * Settles the declined refunds of which nothing is left, because all of their lines or of the order were refunded
 * otherwise.
 */
export async function settleGone(tx: Tx, orderId: string, settledBy: string): Promise<void> {
  await tx.execute(sql`update refunds r set settled_by = ${settledBy}::uuid
    from orders o
    where o.id = ${orderId}::uuid and r.order_id = o.id and r.status = 'failed' and r.settled_by is null
      and (r.shipping_minor = 0 or o.refunded_shipping_minor >= o.shipping_minor)
      and (r.item_minor = 0 or o.refunded_item_minor >= o.item_minor
        or exists (select from refund_lines p where p.refund_id = r.id) and not exists (
          select from refund_lines p join order_lines l on l.id = p.order_line_id
          where p.refund_id = r.id and l.unit_minor * l.quantity > (
            select coalesce(sum(other.amount_minor), 0) from refund_lines other
            join refunds n on n.id = other.refund_id
            where other.order_line_id = l.id and n.status <> 'failed')))`)
}

/**
 * Reverses what a shop's own refund settled, after it was declined as well. The amount is owed once, so the covered
 * refunds are pending again and the shop's own is not. Any other refund becomes pending itself, also a goodwill refund of an operator.
 */
export async function unsettle(tx: Tx, refundId: string): Promise<void> {
  await tx.execute(sql`with owed as (
      update refunds r set settled_by = null from refunds n
      where n.id = ${refundId}::uuid and n.reason = 'goodwill' and not n.by_operator
        and r.settled_by = n.id and (r.reason <> 'goodwill' or r.by_operator)
      returning r.id, r.created_at)
    update refunds set settled_by = (select id from owed order by created_at, id limit 1)
    where id = ${refundId}::uuid and exists (select from owed)`)
}
