import assert from 'node:assert/strict'
import pg from 'pg'
import type { TestProvider } from './test-provider.ts'

export interface Audit {
  orders: number
  captures: number
  refunded: number
}

interface Row {
  id: string
  captured: number
  refunded: number
  number: string | null
  ordered: number
  paidOut: number
}

/**
 * Compares the provider's ledger with the database, to the minor unit. Every capture is one order or was refunded in
 * full, no order lacks its money, no order is incomplete, and every order that a buyer saw confirmed exists.
 */
export async function audit(url: string, provider: TestProvider, confirmed: string[]): Promise<Audit> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(`
      select p.id, p.captured_minor::int as captured, p.refunded_minor::int as refunded, g.number,
        coalesce((select sum(o.total_minor) from orders o where o.order_group_id = g.id), 0)::int as ordered,
        coalesce((select sum(l.amount_minor) from ledger_entries l join orders o on o.id = l.order_id
          where o.order_group_id = g.id and l.kind in ('sale', 'shipping')), 0)::int as "paidOut"
      from payments p left join order_groups g on g.payment_id = p.id`)
    const payments = new Map(rows.map(row => [row.id, row]))
    let captures = 0
    let refunded = 0
    for (const { paymentId, capture, refunds } of await provider.ledger()) {
      if (!capture) continue
      captures++
      const kept = capture.amountMinor - refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const found = payments.get(paymentId)
      assert.ok(found, `money without a payment: ${paymentId}`)
      payments.delete(paymentId)
      if (kept === 0) refunded++
      assert.deepEqual(
        [found.captured, found.refunded, found.ordered, found.paidOut, found.number !== null],
        [capture.amountMinor, capture.amountMinor - kept, kept, kept, kept > 0],
        `money and order differ: ${JSON.stringify(found)}`,
      )
    }
    for (const left of payments.values())
      assert.deepEqual([left.captured, left.number], [0, null], 'an order without money')

    const { rows: orphans } = await client.query(
      `select g.number from order_groups g where not exists (select from orders o where o.order_group_id = g.id)
        or exists (select from orders o where o.order_group_id = g.id
          and o.item_minor is distinct from (select sum(l.unit_minor * l.quantity) from order_lines l where l.order_id = o.id))`,
    )
    assert.deepEqual(orphans, [], 'half orders')
    const { rows: known } = await client.query<{ number: string }>('select number from order_groups')
    const numbers = new Set(known.map(({ number }) => number))
    assert.deepEqual(
      confirmed.filter(number => !numbers.has(number)),
      [],
      'confirmed and lost',
    )
    assert.equal(new Set(confirmed).size, confirmed.length, 'one order was told twice')
    return { orders: known.length, captures, refunded }
  } finally {
    await client.end()
  }
}

/** Number of payments, refunds and reservations are not at their end. */
export async function underWay(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ n: number }>(
      `select ((select count(*) from payments where status in ('created', 'open', 'capturing', 'in_review'))
        + (select count(*) from refunds where status = 'pending') + (select count(*) from stock_reservations))::int as n`,
    )
    .finally(() => client.end())
  return rows[0]!.n
}
