import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { OrderStatus } from './lifecycles/index.ts'

/** A line as far as it matters for what can become of it. Quantities are pieces. */
export interface LineState {
  id: string
  variantId: string | null
  title: string
  unitMinor: number
  quantity: number
  /** Shipped; what replaces something does not count. */
  fulfilled: number
  delivered: number
  /** Of the delivered ones: nobody has said so, the marketplace takes it as so after a while. */
  assumed: number
  canceled: number
  returned: number
  /** In returns that wait for their end. */
  inReturns: number
  /** In claims that are not refused or withdrawn, or that are in question in a dispute. */
  inClaims: number
  /** Refunded by a claim, and kept. */
  claimRefunded: number
  /** Cannot be returned as well: in claims that have no replacement yet, or in question in a dispute or refunded by it. */
  settled: number
  /** Replaced, and its buyer has said that the first or the second one came. */
  replaced: number
  /** Refunded as pieces whatever becomes of them: by the shop, or by a dispute that was about them. */
  goodwill: number
  /** The most pieces that one return was of: its buyer has said that they came. */
  askedBack: number
  /** In a return that is no longer under way, and in question in a dispute or refunded by it. */
  disputedReturns: number
  /** Missing, and in question in a dispute or refunded by it. */
  disputedMissing: number
}

/** An order as far as it matters for what can become of it. */
export interface OrderState {
  id: string
  groupId: string
  groupNumber: string
  number: string
  shopId: string
  customerId: string | null
  status: OrderStatus
  isPaid: boolean
  currency: string
  itemMinor: number
  shippingMinor: number
  refundedItemMinor: number
  refundedShippingMinor: number
  shippingTier: 'standard' | 'premium' | 'express' | null
  /** A day, such as `2026-11-23`. */
  arrivesTo: string | null
  /** ISO 8601. */
  shipBy: string | null
  deliveredAt: string | null
  inDispute: boolean
  /** A dispute was opened because it never came. */
  wasReportedMissing: boolean
  /** A return, a claim or a dispute that has no end yet. */
  hasOpenCase: boolean
  lines: LineState[]
}

/** Of line `cl` of claim `c`: pieces for which a replacement was sent. */
export const replacedPieces: SQL = sql`(
  select coalesce(sum(fl.quantity), 0)::int from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
  where f.claim_id = c.id and fl.order_line_id = cl.order_line_id and f.status in ('shipped', 'delivered'))`

const linesJson = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'variantId', l.variant_id, 'title', l.title,
    'unitMinor', l.unit_minor, 'quantity', l.quantity, 'fulfilled', l.fulfilled_quantity,
    'canceled', l.canceled_quantity, 'returned', l.returned_quantity,
    'delivered', (select coalesce(sum(fl.quantity), 0) from fulfillment_lines fl
      join fulfillments f on f.id = fl.fulfillment_id
      where fl.order_line_id = l.id and f.status = 'delivered' and f.claim_id is null),
    'assumed', (select coalesce(sum(fl.quantity), 0) from fulfillment_lines fl
      join fulfillments f on f.id = fl.fulfillment_id
      where fl.order_line_id = l.id and f.status = 'delivered' and f.claim_id is null and exists (
        select from order_events e where e.order_id = o.id and e.kind = 'delivered' and e.actor = 'system'
          and e.data ->> 'fulfillmentId' = f.id::text)),
    'inReturns', (select coalesce(sum(rl.quantity), 0) from return_lines rl join returns r on r.id = rl.return_id
      where rl.order_line_id = l.id and r.status in ('requested', 'approved', 'in_transit')),
    'inClaims', (select coalesce(sum(cl.quantity), 0) from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and (c.status in ('open', 'approved', 'resolved')
        or c.status = 'rejected' and exists (
          select from disputes d where d.claim_id = c.id and d.status in ('open', 'under_review')))),
    'claimRefunded', (select coalesce(sum(cl.quantity - ${replacedPieces}), 0) from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and c.status = 'resolved' and c.resolution = 'refund'),
    'settled', (select coalesce(sum(cl.quantity - case when c.status = 'resolved' then ${replacedPieces} else 0 end), 0) from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and (c.status in ('open', 'approved')
        or c.status = 'resolved' and c.resolution = 'refund'
        or c.status = 'rejected' and exists (
          select from disputes d where d.claim_id = c.id and d.status in ('open', 'under_review')))),
    'replaced', (select coalesce(sum(cl.quantity), 0) from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and c.status = 'resolved' and c.resolution = 'replacement'
        and (c.kind <> 'missing' or exists (
          select from fulfillments f where f.claim_id = c.id and f.status = 'delivered' and not exists (
            select from order_events e where e.order_id = o.id and e.kind = 'delivered' and e.actor = 'system'
              and e.data ->> 'fulfillmentId' = f.id::text)))),
    'goodwill', (select coalesce(sum((w ->> 'quantity')::int), 0)
      from order_events e join refunds rf on rf.id::text = e.data ->> 'refundId' and rf.status <> 'failed'
      cross join jsonb_array_elements(e.data -> 'lines') w
      where e.order_id = o.id and e.kind = 'refunded' and w ->> 'orderLineId' = l.id::text),
    'askedBack', (select coalesce(max(rl.quantity), 0) from return_lines rl join returns r on r.id = rl.return_id
      where rl.order_line_id = l.id and r.status <> 'canceled'),
    'disputedReturns', (select coalesce(sum(rl.quantity - coalesce(rl.received_quantity, 0)), 0)
      from return_lines rl join returns r on r.id = rl.return_id join disputes d on d.return_id = r.id
      where rl.order_line_id = l.id and r.status <> 'in_transit' and d.status <> 'resolved_seller'),
    'disputedMissing', (select coalesce(sum(fl.quantity), 0) from fulfillment_lines fl
      join fulfillments f on f.id = fl.fulfillment_id join disputes d on d.order_id = f.order_id
      where fl.order_line_id = l.id and f.claim_id is null and f.status in ('shipped', 'delivered')
        and d.claim_id is null and d.return_id is null and d.status <> 'resolved_seller'
        and (d.decided_at is null or f.shipped_at <= d.decided_at)
        and (f.status = 'shipped' or f.delivered_at > d.opened_at or exists (
          select from order_events e where e.order_id = o.id and e.kind = 'delivered' and e.actor = 'system'
            and e.data ->> 'fulfillmentId' = f.id::text)))
    ) order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id)`

/** Order `o` of group `g` as an `OrderState`. */
export const orderStateJson: SQL = sql`json_build_object('id', o.id, 'groupId', o.order_group_id,
  'groupNumber', g.number, 'number', o.number,
  'shopId', o.shop_id, 'customerId', g.customer_id, 'status', o.status, 'isPaid', o.payment_status not in ('unpaid', 'voided'),
  'currency', g.currency, 'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor,
  'refundedItemMinor', o.refunded_item_minor, 'refundedShippingMinor', o.refunded_shipping_minor,
  'shippingTier', o.shipping_tier, 'arrivesTo', o.arrives_to, 'shipBy', o.ship_by, 'deliveredAt', o.delivered_at,
  'inDispute', o.in_dispute, 'wasReportedMissing', exists (
    select from disputes d where d.order_id = o.id and d.claim_id is null and d.return_id is null),
  'hasOpenCase', o.in_dispute
    or exists (select from returns r where r.order_id = o.id and r.status in ('requested', 'approved', 'in_transit'))
    or exists (select from claims c where c.order_id = o.id and c.status in ('open', 'approved')),
  'lines', ${linesJson})`

/** Whose order: of a buyer, of a shop, or, for jobs and the operator, by its id alone. */
export type WhichOrder =
  | { number: string; customerId: string }
  | { number: string; shopId: string }
  | { id: string }

const conditionOf = (which: WhichOrder): SQL => {
  if ('id' in which) return sql`o.id = ${which.id}::uuid`
  return 'shopId' in which
    ? sql`o.number = ${which.number} and o.shop_id = ${which.shopId}::uuid`
    : sql`o.number = ${which.number} and g.customer_id = ${which.customerId}::uuid`
}

/**
 * Locks an order, before all that hangs on it, and reads how it stands.
 *
 * @throws problem `order.not_found`, also for somebody else's
 */
export async function lockOrder(tx: Tx, which: WhichOrder): Promise<OrderState> {
  const { rows: locked } = await tx.execute<{ id: string }>(
    sql`select o.id from orders o join order_groups g on g.id = o.order_group_id
      where ${conditionOf(which)} for no key update of o`,
  )
  if (!locked[0]) throw problem('order.not_found')
  // A second statement: only it sees what was committed while the first one waited.
  return readOrder(tx, { id: locked[0].id })
}

/**
 * Reads how an order stands, without a lock: to look and not to change.
 *
 * @throws problem `order.not_found`, also for somebody else's
 */
export async function readOrder(db: Queryable, which: WhichOrder): Promise<OrderState> {
  const { rows } = await db.execute<{ state: OrderState }>(
    sql`select ${orderStateJson} as state from orders o join order_groups g on g.id = o.order_group_id
      where ${conditionOf(which)}`,
  )
  if (!rows[0]) throw problem('order.not_found')
  return rows[0].state
}
