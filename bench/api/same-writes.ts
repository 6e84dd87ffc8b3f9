import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A payment that was approved, with all that is written when it becomes an order. */
export interface Ready {
  checkoutId: string
  paymentId: string
  variantId: string
  shopId: string
  productId: string
  userId: string
}

/** Creates `count` approved payments, each for a separate checkout. */
export async function prepareWrites(pool: pg.Pool, count: number): Promise<Ready[]> {
  const { rows } = await pool.query(
    `select v.id as variant, p.id as product, p.shop_id as shop from variants v join products p on p.id = v.product_id
     order by v.id limit 1`,
  )
  const { rows: people } = await pool.query('select id from users limit 1')
  const ready: Ready[] = []
  for (let at = 0; at < count; at++) {
    const [checkoutId, paymentId] = [randomUUID(), randomUUID()]
    await pool.query(
      `insert into checkouts (id, number, status, currency, amount_hash, total_minor)
       values ($1, $2, 'canceled', 'USD', 'bench', 3099)`,
      [checkoutId, `bench-${checkoutId}`],
    )
    await pool.query(
      `insert into payments (id, checkout_id, provider, method, status, amount_minor, currency, amount_hash)
       values ($1, $2, 'test', 'card', 'open', 3099, 'USD', 'bench')`,
      [paymentId, checkoutId],
    )
    const { variant, product, shop } = rows[0]
    ready.push({
      checkoutId,
      paymentId,
      variantId: variant,
      productId: product,
      shopId: shop,
      userId: people[0].id,
    })
  }
  return ready
}

/** The four transactions of a payment's way from approved to placed, with nothing but their writes. */
export async function sameWrites(pool: pg.Pool, ready: Ready): Promise<void> {
  const { checkoutId, paymentId, variantId, shopId, productId, userId } = ready
  const groupId = randomUUID()
  const orderId = randomUUID()
  const lineId = randomUUID()
  const lease = [
    'update payments set lease_until = now(), next_check_at = now() where id = $1',
    [paymentId],
  ] as const
  const event = [
    `insert into payment_events (payment_id, kind, source) values ($1, 'captured', 'browser')`,
    [paymentId],
  ] as const
  const reserve = [
    `insert into stock_reservations (checkout_id, variant_id, quantity) values ($1, $2, 1)`,
    [checkoutId, variantId],
  ] as const
  const free = ['delete from stock_reservations where checkout_id = $1', [checkoutId]] as const
  await inTransaction(pool, [lease])
  await inTransaction(pool, [
    free,
    reserve,
    [`update checkouts set status = 'paying' where id = $1`, [checkoutId]],
    [`update payments set status = 'capturing' where id = $1`, [paymentId]],
    event,
  ])
  await inTransaction(pool, [
    [`update payments set status = 'captured', captured_minor = 3099 where id = $1`, [paymentId]],
    event,
    free,
    reserve,
    free,
    [
      `insert into order_groups (id, number, customer_id, checkout_id, payment_id, currency, placed_at)
       values ($1, $2, $3, $4, $5, 'USD', now())`,
      [groupId, `b${groupId}`, userId, checkoutId, paymentId],
    ],
    [
      `insert into orders (id, order_group_id, shop_id, number, item_minor, shipping_minor, total_minor, placed_at)
       values ($1, $2, $3, $4, 2400, 699, 3099, now())`,
      [orderId, groupId, shopId, `b${orderId}`],
    ],
    [
      `insert into order_lines (id, order_id, shop_id, variant_id, product_id, title, unit_minor, quantity)
       values ($1, $2, $3, $4, $5, 'Cove mug', 2400, 1)`,
      [lineId, orderId, shopId, variantId, productId],
    ],
    [
      `insert into order_events (order_id, shop_id, kind, actor, at) values ($1, $2, 'placed', 'buyer', now())`,
      [orderId, shopId],
    ],
    [
      `insert into order_tax_lines (order_id, shop_id, n, order_line_id, rate_basis_points, reason, net_minor, tax_minor)
       values ($1, $2, 0, $3, 0, 'not_stated', 2400, 0), ($1, $2, 1, null, 0, 'not_stated', 699, 0)`,
      [orderId, shopId, lineId],
    ],
    [
      'insert into commission_lines (order_line_id, shop_id, rate_basis_points, amount_minor) values ($1, $2, 800, 192)',
      [lineId, shopId],
    ],
    [
      `insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
       values ($1, $2, 'sale', 2400, 'USD', now()), ($1, $2, 'shipping', 699, 'USD', now()),
         ($1, $2, 'commission', -192, 'USD', now())`,
      [shopId, orderId],
    ],
    ['delete from cart_items where user_id = $1 and variant_id = $2', [randomUUID(), variantId]],
    [`update checkouts set status = 'placed' where id = $1`, [checkoutId]],
    [
      `insert into emails (id, kind, recipient, subject, body, html) values ($1, 'bench', 'x@example.com', 'x', 'x', 'x')`,
      [randomUUID()],
    ],
    [`select graphile_worker.add_job('bench', '{}'::json, run_at := now() + interval '1 day')`, []],
    [
      'insert into payment_splits (payment_id, order_id, captured_minor) values ($1, $2, 3099)',
      [paymentId, orderId],
    ],
  ])
  await inTransaction(pool, [lease])
}

type Statement = readonly [text: string, values: readonly unknown[]]

async function inTransaction(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [text, values] of statements) await client.query(text, [...values])
    await client.query('commit')
  } finally {
    client.release()
  }
}
