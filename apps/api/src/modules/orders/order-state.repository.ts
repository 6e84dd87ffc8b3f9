import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { QuantityKind } from './order-quantities.schema.ts'
import type { LineState, OrderState } from './order-state.ts'

type CountedName = {
  [Name in keyof LineState]: Name extends 'unitMinor' | 'quantity'
    ? never
    : LineState[Name] extends number
      ? Name
      : never
}[keyof LineState]

/** Kind of quantity that each count of a line sums. */
export const KIND_OF: Readonly<Record<CountedName, QuantityKind>> = {
  fulfilled: 'fulfilled',
  delivered: 'delivered',
  confirmed: 'confirmed',
  canceled: 'canceled',
  returned: 'returned',
  inReturns: 'in_returns',
  askedBack: 'asked_back',
  inClaims: 'in_claims',
  replaced: 'replaced',
  exchanged: 'exchanged',
  claimRefunded: 'claim_refunded',
  refunded: 'refunded',
  disputedReturns: 'disputed_returns',
  disputedMissing: 'disputed_missing',
}

const sums: SQL = sql.join(
  Object.entries(KIND_OF).map(([name, kind]) =>
    sql.raw(`'${name}', coalesce(sum(q.quantity) filter (where q.kind = '${kind}'), 0)`),
  ),
  sql`, `,
)

const linesJson = sql`(
  select coalesce(json_agg(jsonb_build_object('id', l.id, 'variantId', l.variant_id, 'title', l.title,
    'unitMinor', l.unit_minor, 'quantity', l.quantity) || (
      select jsonb_build_object(${sums}) from order_line_quantities q
      where q.order_line_id = l.id and q.shop_id = l.shop_id) order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id)`

/** Order `o` of group `g` as an `OrderState`. */
export const orderStateJson: SQL = sql`json_build_object('id', o.id, 'groupId', o.order_group_id,
  'groupNumber', g.number, 'number', o.number,
  'shopId', o.shop_id, 'customerId', g.customer_id, 'status', o.status, 'isPaid', o.payment_status not in ('unpaid', 'voided'),
  'currency', g.currency, 'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor,
  'refundedItemMinor', o.refunded_item_minor, 'refundedShippingMinor', o.refunded_shipping_minor,
  'reimbursedMinor', (
    select coalesce(sum(r.postage_minor), 0) from returns r
    where r.order_id = o.id and r.status = 'refunded' and r.postage = 'reimburse'),
  'returnDays', o.return_days, 'withdrawalDays', o.withdrawal_days, 'standardShippingMinor', o.standard_shipping_minor, 'shippingTier', o.shipping_tier, 'arrivesTo', o.arrives_to, 'shipBy', o.ship_by, 'deliveredAt', o.delivered_at,
  'inDispute', o.in_dispute, 'wasReportedMissing', exists (
    select from disputes d where d.order_id = o.id and d.claim_id is null and d.return_id is null),
  'hasOpenCase', o.in_dispute
    or exists (select from returns r where r.order_id = o.id and r.status in ('requested', 'approved', 'in_transit'))
    or exists (select from claims c where c.order_id = o.id and c.status in ('open', 'approved')),
  'lines', ${linesJson})`

/** An order of a buyer or of a shop by its number. Jobs and the operator name its id alone. */
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
 * Declares that this transaction writes `order_line_quantities` itself. For changes by processes of the previous
 * release, a trigger derives them. To be removed with that trigger.
 */
const KEEPS_QUANTITIES = sql`set_config('stoa.keeps_quantities', 'on', true)`

/**
 * Locks an order, before all that belongs to it, and reads its state.
 *
 * @throws problem `order.not_found`, also for another buyer's or shop's
 */
export async function lockOrder(tx: Tx, which: WhichOrder): Promise<OrderState> {
  const { rows: locked } = await tx.execute<{ id: string }>(
    sql`select o.id, ${KEEPS_QUANTITIES} from orders o join order_groups g on g.id = o.order_group_id
      where ${conditionOf(which)} for no key update of o`,
  )
  if (!locked[0]) throw problem('order.not_found')
  // A second statement, because only it sees what was committed while the first one waited.
  return readOrder(tx, { id: locked[0].id })
}

/**
 * Reads the state of an order without a lock: to look and not to change.
 *
 * @throws problem `order.not_found`, also for another buyer's or shop's
 */
export async function readOrder(db: Queryable, which: WhichOrder): Promise<OrderState> {
  const { rows } = await db.execute<{ state: OrderState }>(
    sql`select ${orderStateJson} as state from orders o join order_groups g on g.id = o.order_group_id
      where ${conditionOf(which)}`,
  )
  if (!rows[0]) throw problem('order.not_found')
  return rows[0].state
}
