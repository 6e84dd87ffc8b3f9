import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type LineState, readOrder } from '../../src/modules/orders/index.ts'
import type { Db } from '../../src/platform/db/client.ts'

/** Compares the books of one purchase with each other, to the minor unit and to the item. */
export async function booksOf(db: Db, groupNumber: string, story = ''): Promise<void> {
  const { rows: wrong } = await db.execute(sql`
    select o.number, o.status, o.total_minor, o.refunded_minor, s.captured_minor, s.refunded_minor as split_refunded,
      r.refunded as refund_rows, e.balance, e.commission_left, c.commission
    from orders o join order_groups g on g.id = o.order_group_id
    join payment_splits s on s.order_id = o.id
    join lateral (select coalesce(sum(amount_minor) filter (where status <> 'failed'), 0) as refunded
      from refunds where order_id = o.id) r on true
    join lateral (select coalesce(sum(amount_minor) filter
        (where kind in ('sale', 'shipping', 'refund', 'refund_reversal')), 0) as balance,
      -coalesce(sum(amount_minor) filter
        (where kind in ('commission', 'commission_back', 'commission_reversal')), 0) as commission_left,
      coalesce(sum(amount_minor) filter (where kind in ('dispute_hold', 'dispute_release')), 0) as held
      from ledger_entries where order_id = o.id) e on true
    join lateral (select coalesce(sum(c.amount_minor), 0) as commission,
        coalesce(sum(case when l.unit_minor = 0 then 0 else greatest(
          round(c.amount_minor * (x.refunded - x.postage) / (l.unit_minor * l.quantity)::numeric),
          c.amount_minor - (l.unit_minor * l.quantity - x.refunded)) end), 0) as commission_back,
        coalesce(sum(x.refunded), 0) as spread, coalesce(bool_or(x.refunded > l.unit_minor * l.quantity), false) as is_over
      from commission_lines c join order_lines l on l.id = c.order_line_id
      join lateral (select coalesce(sum(p.amount_minor), 0) as refunded, coalesce(sum(p.postage_minor), 0) as postage
        from refund_lines p
        join refunds r on r.id = p.refund_id where p.order_line_id = l.id and r.status <> 'failed') x on true
      where l.order_id = o.id) c on true
    where g.number = ${groupNumber} and (
      s.captured_minor <> o.total_minor or s.refunded_minor <> o.refunded_minor or r.refunded <> o.refunded_minor
      or o.refunded_minor > o.total_minor or e.balance <> o.total_minor - o.refunded_minor
      or c.spread <> o.refunded_item_minor or c.is_over
      or e.commission_left <> c.commission - c.commission_back
      or (o.refunded_item_minor = o.item_minor and e.commission_left <> 0)
      or (not o.in_dispute and e.held <> 0) or (o.in_dispute and e.held >= 0))`)
  expect(wrong, story).toEqual([])

  const { rows: taxed } = await db.execute(sql`
    select o.number, o.tax_minor, t.* from orders o join order_groups g on g.id = o.order_group_id
    join lateral (select sum(x.net_minor + x.tax_minor) as gross, sum(x.tax_minor) as tax, sum(b.gross) as back,
        bool_or(b.tax <> round(x.tax_minor * b.gross / greatest(x.net_minor + x.tax_minor, 1)::numeric)
          or b.gross > x.net_minor + x.tax_minor) as is_off
      from order_tax_lines x join lateral (
        select coalesce(sum(y.gross_minor), 0) as gross, coalesce(sum(y.tax_minor), 0) as tax
        from refund_tax_lines y join refunds r on r.id = y.refund_id where r.order_id = o.id and y.n = x.n) b on true
      where x.order_id = o.id) t on true
    join lateral (select coalesce(sum(amount_minor), 0) as refunded from refunds
      where order_id = o.id and status = 'succeeded') s on true
    where g.number = ${groupNumber} and (t.gross <> o.total_minor or t.tax <> o.tax_minor or t.back <> s.refunded or t.is_off)`)
  expect(taxed, story).toEqual([])

  const { rows: pieces } = await db.execute(sql`
    select l.id, l.quantity, l.fulfilled_quantity, l.canceled_quantity, l.returned_quantity, x.*
    from order_lines l join orders o on o.id = l.order_id join order_groups g on g.id = o.order_group_id
    join lateral (select
      (select coalesce(sum(fl.quantity), 0) from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
        where fl.order_line_id = l.id and f.claim_id is null and f.status in ('shipped', 'delivered')) as shipped,
      (select coalesce(sum(fl.quantity), 0) from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
        where fl.order_line_id = l.id and f.claim_id is null and f.status = 'pending') as packed,
      (select coalesce(sum(cl.quantity), 0) from order_cancellation_lines cl where cl.order_line_id = l.id) as canceled,
      (select coalesce(sum(rl.received_quantity), 0) from return_lines rl where rl.order_line_id = l.id) as returned
    ) x on true
    where g.number = ${groupNumber} and (x.shipped <> l.fulfilled_quantity or x.canceled <> l.canceled_quantity
      or x.returned <> l.returned_quantity or x.shipped + x.packed + x.canceled > l.quantity
      or x.returned > x.shipped)`)
  expect(pieces, story).toEqual([])

  const { rows: stories } = await db.execute(sql`
    select o.number, o.status from orders o join order_groups g on g.id = o.order_group_id
    where g.number = ${groupNumber} and ((o.status = 'canceled') <> (o.fulfillment_status = 'canceled')
      or (o.status = 'canceled' and not exists (select from order_events e where e.order_id = o.id and e.kind = 'canceled'))
      or (o.delivered_at is not null) <> (o.fulfillment_status = 'delivered'))`)
  expect(stories, story).toEqual([])
}

/** Bounds of one line: a name for each, and how far its quantities are within it. */
const BOUNDS: Record<string, (line: LineState) => number> = {
  'shipped and canceled ≤ ordered': line => line.quantity - line.fulfilled - line.canceled,
  'delivered ≤ shipped': line => line.fulfilled - line.delivered,
  'confirmed ≤ delivered': line => line.delivered - line.confirmed,
  'returned or in returns ≤ delivered': line => line.delivered - line.returned - line.inReturns,
  'claimed ≤ shipped': line => line.fulfilled - line.inClaims,
  'replaced or refunded by claims ≤ claimed': line => line.inClaims - line.replaced - line.claimRefunded,
  'exchanged ≤ replaced': line => line.replaced - line.exchanged,
  'asked back ≤ delivered': line => line.delivered - line.askedBack,
  'disputed returns ≤ delivered': line => line.delivered - line.disputedReturns,
  'reported missing ≤ shipped': line => line.fulfilled - line.disputedMissing,
  'refunded ≤ ordered': line => line.quantity - line.refunded,
}

/** Checks that no quantity of the orders' lines is negative or out of its bounds. */
export async function linesOf(db: Db, orderIds: readonly string[], story: string): Promise<void> {
  for (const id of orderIds)
    for (const line of (await readOrder(db, { id })).lines) {
      const negative = Object.entries(line).filter(([, value]) => typeof value === 'number' && value < 0)
      const exceeded = Object.entries(BOUNDS).filter(([, left]) => left(line) < 0)
      expect([...negative, ...exceeded.map(([name]) => name)], `${story} ${JSON.stringify(line)}`).toEqual([])
    }
}

/** Checks that what is in stock and what left it add up to what there was at first. */
export async function stockOf(
  db: Db,
  { stock, lost }: { stock: number; lost: ReadonlyMap<string, number> },
): Promise<void> {
  const kept = JSON.stringify([...lost].map(([id, quantity]) => ({ id, quantity })))
  const { rows } = await db.execute(sql`
    select v.id, v.stock, x.gone, y.replaced, coalesce(k.quantity, 0) as lost
    from variants v
    left join jsonb_to_recordset(${kept}::jsonb) as k(id uuid, quantity int) on k.id = v.id
    join lateral (select coalesce(sum(l.quantity - l.canceled_quantity
        - (select coalesce(sum(rl.restocked_quantity), 0) from return_lines rl where rl.order_line_id = l.id)), 0) as gone
      from order_lines l where l.variant_id = v.id) x on true
    join lateral (select coalesce(sum(fl.quantity), 0) as replaced
      from order_lines l join fulfillment_lines fl on fl.order_line_id = l.id
      join fulfillments f on f.id = fl.fulfillment_id
      where l.variant_id = v.id and f.claim_id is not null and f.status in ('shipped', 'delivered')) y on true
    where v.stock + x.gone + y.replaced + coalesce(k.quantity, 0) <> ${stock}::int`)
  expect(rows).toEqual([])
}
