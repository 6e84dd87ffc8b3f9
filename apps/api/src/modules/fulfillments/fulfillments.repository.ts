import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import type {
  ClaimStatus,
  Due,
  DueBefore,
  FulfillmentStatus,
  OrderState,
  WantedLine,
} from '../orders/index.ts'
import type { Tracking } from './carriers.ts'
import { fulfillmentLines, fulfillments } from './fulfillments.schema.ts'

export interface Parcel {
  id: string
  status: FulfillmentStatus
  claimId: string | null
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  lines: WantedLine[]
}

/** The parcels of an order, the newest first. The order is locked. */
export async function findParcels(tx: Tx, orderId: string): Promise<Parcel[]> {
  const parcels = await tx
    .select({
      id: fulfillments.id,
      status: fulfillments.status,
      claimId: fulfillments.claimId,
      carrier: fulfillments.carrier,
      trackingNumber: fulfillments.trackingNumber,
      trackingUrl: fulfillments.trackingUrl,
    })
    .from(fulfillments)
    .where(eq(fulfillments.orderId, orderId))
    .orderBy(desc(fulfillments.createdAt), desc(fulfillments.id))
  if (parcels.length === 0) return []
  const lines = await tx
    .select({
      fulfillmentId: fulfillmentLines.fulfillmentId,
      orderLineId: fulfillmentLines.orderLineId,
      quantity: fulfillmentLines.quantity,
    })
    .from(fulfillmentLines)
    .innerJoin(fulfillments, eq(fulfillments.id, fulfillmentLines.fulfillmentId))
    .where(eq(fulfillments.orderId, orderId))
  return parcels.map(parcel => ({
    ...parcel,
    lines: lines
      .filter(({ fulfillmentId }) => fulfillmentId === parcel.id)
      .map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  }))
}

/** @throws problem `fulfillment.not_found`, also for another order's */
export async function findParcel(tx: Tx, order: OrderState, id: string): Promise<Parcel> {
  const found = (await findParcels(tx, order.id)).find(parcel => parcel.id === id)
  if (!found) throw problem('fulfillment.not_found')
  return found
}

/** Counts the items of each line in parcels that satisfy the condition. */
export function itemsIn(
  parcels: readonly Parcel[],
  condition: (parcel: Parcel) => boolean,
): Map<string, number> {
  const items = new Map<string, number>()
  for (const { orderLineId, quantity } of parcels.filter(condition).flatMap(({ lines }) => lines))
    items.set(orderLineId, (items.get(orderLineId) ?? 0) + quantity)
  return items
}

export async function insertParcel(
  tx: Tx,
  order: OrderState,
  {
    claimId,
    tracking,
    lines,
    now,
  }: { claimId: string | null; tracking: Tracking; lines: readonly WantedLine[]; now: Date },
): Promise<string> {
  const id = newId()
  await tx.insert(fulfillments).values({
    id,
    orderId: order.id,
    shopId: order.shopId,
    claimId,
    ...tracking,
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(fulfillmentLines).values(lines.map(line => ({ fulfillmentId: id, ...line })))
  return id
}

export async function changeParcel(
  tx: Tx,
  id: string,
  change: Partial<typeof fulfillments.$inferInsert> & { status: FulfillmentStatus; updatedAt: Date },
): Promise<void> {
  await tx.update(fulfillments).set(change).where(eq(fulfillments.id, id))
}

/** Reads today, the earliest allowed day and the day of the order, in the shop's time zone. */
export async function readShopDays(
  tx: Tx,
  orderId: string,
  { now, daysBack }: { now: Date; daysBack: number },
): Promise<{ today: string; earliest: string; placedOn: string }> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone s.time_zone)::date`
  const { rows } = await tx.execute<{ today: string; earliest: string; placedOn: string }>(sql`
    select ${local}::text as today, (${local} - ${daysBack}::int)::text as earliest,
      (o.placed_at at time zone s.time_zone)::date::text as "placedOn"
    from orders o join shops s on s.id = o.shop_id where o.id = ${orderId}::uuid`)
  return rows[0]!
}

/** Finds which of these numbers are orders of the shop. */
export async function findNumbers(
  tx: Tx,
  shopId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select o.number from orders o
    where o.shop_id = ${shopId}::uuid
      and o.number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`)
  return new Set(rows.map(({ number }) => number))
}

/** The open dispute about an order that never arrived. */
export async function findMissingDispute(tx: Tx, orderId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select d.id from disputes d where d.order_id = ${orderId}::uuid and d.status in ('open', 'under_review')
      and d.claim_id is null and d.return_id is null`)
  return rows[0]?.id ?? null
}

export interface ReplacementClaim {
  id: string
  kind: 'missing' | 'wrong_item' | 'damaged' | 'not_as_described'
  status: ClaimStatus
  resolution: 'refund' | 'replacement' | null
  lines: WantedLine[]
}

/** @throws problem `claim.not_found`, also for another order's */
export async function findClaim(tx: Tx, order: OrderState, id: string): Promise<ReplacementClaim> {
  const { rows } = await tx.execute<ReplacementClaim & Record<string, unknown>>(sql`
    select c.id, c.kind, c.status, c.resolution, (
      select json_agg(json_build_object('orderLineId', cl.order_line_id, 'quantity', cl.quantity))
      from claim_lines cl where cl.claim_id = c.id) as lines
    from claims c where c.id = ${id}::uuid and c.order_id = ${order.id}::uuid`)
  if (!rows[0]) throw problem('claim.not_found')
  return rows[0]
}

/** Claims of an order whose replacements are not all packed, the oldest first. */
export async function findUnpackedClaims(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from claims c
    where c.order_id = ${orderId}::uuid and c.status = 'approved' and c.resolution = 'replacement' and exists (
      select from claim_lines cl where cl.claim_id = c.id and cl.quantity > (
        select coalesce(sum(fl.quantity), 0) from fulfillments f join fulfillment_lines fl on fl.fulfillment_id = f.id
        where f.claim_id = c.id and f.status <> 'canceled' and fl.order_line_id = cl.order_line_id))
    order by c.opened_at, c.id`)
  return rows.map(({ id }) => id)
}

/**
 * Locks the next order after `after` whose parcel has been on its way longest. Skips orders that other transactions
 * have locked; orders in dispute wait for its end.
 */
export async function lockLongUnderWay(tx: Tx, { before, after }: DueBefore): Promise<DueParcel | null> {
  const { rows } = await tx.execute<DueParcel>(sql`
    select f.id, f.order_id as "orderId", f.shipped_at::text as at
    from fulfillments f join orders o on o.id = f.order_id
    where f.status = 'shipped' and f.shipped_at < ${before.toISOString()}::timestamptz and not o.in_dispute
      ${after ? sql`and (f.shipped_at, f.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by f.shipped_at, f.id limit 1 for no key update of o skip locked`)
  return rows[0] ?? null
}

/** The order that was delivered longest ago, and whose time for returns was over `before`; the same way. */
export async function lockDelivered(tx: Tx, { before, after }: DueBefore): Promise<Due | null> {
  const { rows } = await tx.execute<Due>(sql`
    select o.id, o.delivered_at::text as at from orders o
    where o.status = 'confirmed' and o.delivered_at < ${before.toISOString()}::timestamptz - o.return_days * interval '24 hours' and not o.in_dispute
      ${after ? sql`and (o.delivered_at, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by o.delivered_at, o.id limit 1 for no key update of o skip locked`)
  return rows[0] ?? null
}

interface DueParcel extends Due {
  orderId: string
}
