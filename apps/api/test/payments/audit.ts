import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ShopFloor } from './shop-floor.ts'

interface Row extends Record<string, unknown> {
  id: string
  status: string
  captured_minor: number
  refunded_minor: number
  group_id: string | null
  group_total: number
  /** Amount refunded of its orders, including pending refunds. */
  group_refunded: number
  /** Part of that for which the provider was not asked yet. */
  waiting: number
  split_total: number
  split_refunded: number
}

/**
 * Compares the provider's ledger with the database, to the minor unit. All that was captured is one order or was refunded
 * in full, no order is without its money, no checkout has two, and every order adds up, with what was refunded of it and
 * what the shop has of it. Of `stock` all canceled items were restocked.
 */
export async function audit(
  { deps: { db }, provider }: Pick<ShopFloor, 'deps' | 'provider'>,
  stock?: { variantId: string; before: number }[],
) {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.status, p.captured_minor::int, p.refunded_minor::int, g.id as group_id,
      coalesce((select sum(o.total_minor) from orders o where o.order_group_id = g.id), 0)::int as group_total,
      coalesce((select sum(o.refunded_minor) from orders o where o.order_group_id = g.id), 0)::int as group_refunded,
      coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.status = 'pending'), 0)::int as waiting,
      coalesce((select sum(s.refunded_minor) from payment_splits s where s.payment_id = p.id), 0)::int as split_refunded,
      coalesce((select sum(s.captured_minor) from payment_splits s where s.payment_id = p.id), 0)::int as split_total
    from payments p left join order_groups g on g.payment_id = p.id`)
  const payments = new Map(rows.map(row => [row.id, row]))
  const ledger = await provider.ledger()
  const captured = ledger.filter(({ state, capture }) => state === 'captured' && capture)
  for (const intent of captured) {
    const payment = payments.get(intent.paymentId)!
    const kept =
      intent.capture!.amountMinor - intent.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    expect({ ...payment, kept }).toMatchObject({
      status: 'captured',
      captured_minor: intent.capture!.amountMinor,
      refunded_minor: intent.capture!.amountMinor - kept,
      kept: payment.group_id ? payment.group_total - payment.group_refunded + payment.waiting : 0,
      split_total: payment.group_total,
      split_refunded: payment.group_refunded,
    })
  }
  const byLedger = new Set(captured.map(({ paymentId }) => paymentId))
  for (const { id, group_id, status } of rows)
    if (!byLedger.has(id))
      expect({ id, group_id, isCaptured: status === 'captured' }).toEqual({
        id,
        group_id: null,
        isCaptured: false,
      })

  const { rows: wrong } = await db.execute(sql`
    select o.number from orders o
    join (select order_id, sum(unit_minor * quantity) as items from order_lines group by order_id) l on l.order_id = o.id
    left join (select order_id, sum(amount_minor) filter (where kind in ('sale', 'shipping')) as entered,
      -sum(amount_minor) filter (where kind = 'commission') as commission from ledger_entries group by order_id) e
      on e.order_id = o.id
    left join (select ol.order_id, sum(c.amount_minor) as commission from commission_lines c
      join order_lines ol on ol.id = c.order_line_id group by ol.order_id) c on c.order_id = o.id
    where o.item_minor <> l.items or o.total_minor <> o.item_minor + o.shipping_minor
      or e.entered is distinct from o.total_minor or e.commission is distinct from c.commission`)
  expect(wrong).toEqual([])
  const { rows: uneven } = await db.execute(sql`
    select o.number, e.balance, o.total_minor - o.refunded_minor - c.commission_left as expected
    from orders o
    join (select order_id, sum(amount_minor) as balance from ledger_entries
      where kind not in ('dispute_hold', 'dispute_release') group by order_id) e on e.order_id = o.id
    join (select ol.order_id, sum(c.amount_minor - case when ol.unit_minor = 0 then 0
        else round(c.amount_minor * coalesce(x.refunded, 0) / (ol.unit_minor * ol.quantity)::numeric) end) as commission_left
      from commission_lines c join order_lines ol on ol.id = c.order_line_id
      left join (select p.order_line_id, sum(p.amount_minor) as refunded from refund_lines p
        join refunds r on r.id = p.refund_id where r.status <> 'failed' group by p.order_line_id) x
        on x.order_line_id = ol.id
      group by ol.order_id) c on c.order_id = o.id
    where e.balance <> o.total_minor - o.refunded_minor - c.commission_left`)
  expect(uneven).toEqual([])

  for (const { variantId, before } of stock ?? []) {
    const { rows: pieces } = await db.execute<{ sum: number }>(sql`
      select (v.stock + coalesce((select sum(quantity) from stock_reservations r where r.variant_id = v.id), 0)
        + coalesce((select sum(quantity - canceled_quantity) from order_lines l where l.variant_id = v.id), 0)
        - coalesce((select sum(r.restocked_quantity) from return_lines r join order_lines l on l.id = r.order_line_id
          where l.variant_id = v.id), 0)
        + coalesce((select sum(p.quantity) from fulfillment_lines p join fulfillments f on f.id = p.fulfillment_id
          join order_lines l on l.id = p.order_line_id
          where l.variant_id = v.id and f.claim_id is not null and f.status in ('shipped', 'delivered')), 0))::int as sum
      from variants v where v.id = ${variantId}::uuid`)
    expect(pieces[0]!.sum).toBe(before)
  }
  return {
    orders: rows.filter(({ group_id }) => group_id !== null).length,
    captures: captured.length,
    refunds: captured.filter(({ refunds }) => refunds.length > 0).length,
    payments: rows.length,
  }
}
