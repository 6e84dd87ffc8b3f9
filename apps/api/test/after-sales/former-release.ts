/**
 * Reads an order's rows like the previous release, which inferred each quantity from them, except that it had no disputes
 * about approved returns. Goes with the view
 * `derived_order_line_quantities`.
 */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type LineState, readOrder, unreplacedOf } from '../../src/modules/orders/index.ts'
import type { Db } from '../../src/platform/db/client.ts'

interface FormerLine extends Record<string, unknown> {
  id: string
  orderId: string
  delivered: number
  assumed: number
  inReturns: number
  inClaims: number
  claimRefunded: number
  settled: number
  replaced: number
  goodwill: number
  askedBack: number
  disputedReturns: number
  disputedMissing: number
  /** Whether some of a claim's replacements were shipped in a parcel of their own: today they count one by one. */
  isReplacedInPart: boolean
}

const replacedPieces = sql`(
  select coalesce(sum(fl.quantity), 0)::int from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
  where f.claim_id = c.id and fl.order_line_id = cl.order_line_id and f.status in ('shipped', 'delivered'))`

const isAssumed = sql`exists (
  select from order_events e where e.order_id = l.order_id and e.kind = 'delivered' and e.actor = 'system'
    and e.data ->> 'fulfillmentId' = f.id::text)`

async function readFormerLines(db: Db): Promise<FormerLine[]> {
  const { rows } = await db.execute<FormerLine>(sql`
    select l.id, l.order_id as "orderId", (
      select coalesce(sum(fl.quantity), 0)::int from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
      where fl.order_line_id = l.id and f.status = 'delivered' and f.claim_id is null) as delivered, (
      select coalesce(sum(fl.quantity), 0)::int from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
      where fl.order_line_id = l.id and f.status = 'delivered' and f.claim_id is null and ${isAssumed}) as assumed, (
      select coalesce(sum(rl.quantity), 0)::int from return_lines rl join returns r on r.id = rl.return_id
      where rl.order_line_id = l.id and r.status in ('requested', 'approved', 'in_transit')) as "inReturns", (
      select coalesce(sum(cl.quantity), 0)::int from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and (c.status in ('open', 'approved', 'resolved')
        or c.status = 'rejected' and exists (
          select from disputes d where d.claim_id = c.id and d.status in ('open', 'under_review')))) as "inClaims", (
      select coalesce(sum(cl.quantity - ${replacedPieces}), 0)::int from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and c.status = 'resolved' and c.resolution = 'refund') as "claimRefunded", (
      select coalesce(sum(cl.quantity - case when c.status = 'resolved' then ${replacedPieces} else 0 end), 0)::int
      from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and (c.status in ('open', 'approved')
        or c.status = 'resolved' and c.resolution = 'refund'
        or c.status = 'rejected' and exists (
          select from disputes d where d.claim_id = c.id and d.status in ('open', 'under_review')))) as settled, (
      select coalesce(sum(cl.quantity), 0)::int from claim_lines cl join claims c on c.id = cl.claim_id
      where cl.order_line_id = l.id and c.status = 'resolved' and c.resolution = 'replacement'
        and (c.kind <> 'missing' or exists (
          select from fulfillments f where f.claim_id = c.id and f.status = 'delivered' and not ${isAssumed}))) as replaced, (
      select coalesce(sum((w ->> 'quantity')::int), 0)::int
      from order_events e join refunds rf on rf.id::text = e.data ->> 'refundId' and rf.status <> 'failed'
      cross join jsonb_array_elements(e.data -> 'lines') w
      where e.order_id = l.order_id and e.kind = 'refunded' and w ->> 'orderLineId' = l.id::text) as goodwill, (
      select coalesce(max(rl.quantity), 0)::int from return_lines rl join returns r on r.id = rl.return_id
      where rl.order_line_id = l.id and r.status <> 'canceled') as "askedBack", (
      select coalesce(sum(rl.quantity - coalesce(rl.received_quantity, 0)), 0)::int
      from return_lines rl join returns r on r.id = rl.return_id join disputes d on d.return_id = r.id
      where rl.order_line_id = l.id and r.status not in ('approved', 'in_transit') and d.status <> 'resolved_seller') as "disputedReturns", (
      select coalesce(sum(fl.quantity), 0)::int from fulfillment_lines fl
      join fulfillments f on f.id = fl.fulfillment_id join disputes d on d.order_id = f.order_id
      where fl.order_line_id = l.id and f.claim_id is null and f.status in ('shipped', 'delivered')
        and d.claim_id is null and d.return_id is null and d.status <> 'resolved_seller'
        and (d.decided_at is null or f.shipped_at <= d.decided_at)
        and (f.status = 'shipped' or f.delivered_at > d.opened_at or ${isAssumed})) as "disputedMissing",
      exists (select from claim_lines cl join claims c on c.id = cl.claim_id where cl.order_line_id = l.id
        and ${replacedPieces} > 0 and (c.status <> 'resolved' or c.resolution = 'refund' or c.kind = 'missing' and (
          select count(*) from fulfillments f where f.claim_id = c.id and f.status <> 'canceled') > 1)) as "isReplacedInPart"
    from order_lines l order by l.order_id, l.position`)
  return rows
}

/** Holds the stored quantities of all orders against those that the release before infers. */
export async function compareWithFormerRelease(db: Db): Promise<number> {
  const former = await readFormerLines(db)
  for (const [orderId, lines] of Map.groupBy(former, line => line.orderId)) {
    const order = await readOrder(db, { id: orderId })
    for (const then of lines) {
      const now = order.lines.find(({ id }) => id === then.id)!
      const { delivered, inReturns, inClaims, claimRefunded, disputedReturns, disputedMissing } = now
      expect({
        ...{ delivered, inReturns, inClaims, claimRefunded, disputedReturns, disputedMissing },
        assumed: delivered - now.confirmed,
        ...(!then.isReplacedInPart && { settled: unreplacedOf(now), replaced: now.exchanged }),
      }).toEqual({
        delivered: then.delivered,
        inReturns: then.inReturns,
        inClaims: then.inClaims,
        claimRefunded: then.claimRefunded,
        disputedReturns: then.disputedReturns,
        disputedMissing: then.disputedMissing,
        assumed: then.assumed,
        ...(!then.isReplacedInPart && { settled: then.settled, replaced: then.replaced }),
      })
      // Of returns that were under way at once it remembered the largest.
      expect(now.askedBack).toBeGreaterThanOrEqual(
        Math.max(then.askedBack, now.returned + then.inReturns + then.disputedReturns),
      )
      // A refused refund once hid what other actions had refunded in addition.
      expect(now.refunded).toBeLessThanOrEqual(formerlyRefunded(now, then))
    }
  }
  return former.length
}

const formerlyRefunded = ({ quantity, canceled, returned }: LineState, then: FormerLine): number =>
  Math.min(quantity, canceled + returned + then.claimRefunded + then.goodwill)

const BACKFILL = new URL('../../migrations/0035_order-line-quantities.sql', import.meta.url)

/** Empties the ledger and fills it from all other rows, as the migration does. */
export async function backfill(db: Db): Promise<void> {
  await db.execute(sql`delete from order_line_quantities`)
  const statements = readFileSync(BACKFILL, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements.filter(text => text.includes('INSERT INTO "order_line_quantities"')))
    await db.execute(sql.raw(statement))
}

/** Has a process of the release before write a row of each thing that hangs on an order, unchanged. */
export async function touch(db: Db): Promise<void> {
  for (const table of ['fulfillments', 'returns', 'claims', 'disputes', 'refunds'])
    await db.execute(sql`update ${sql.identifier(table)} set status = status`)
}
