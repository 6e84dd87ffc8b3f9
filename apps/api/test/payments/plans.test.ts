import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { wholeReads } from '../explain.ts'
import { recordAll } from '../statements.ts'
import {
  buyerOf,
  checkoutOf,
  confirm,
  type ShopFloor,
  startPayment,
  stocked,
  useShopFloor,
} from './shop-floor.ts'

const floor = useShopFloor({ jobs: false, notices: false })

const GROWING = new Set([
  'cart_items',
  'checkouts',
  'emails',
  'ledger_entries',
  'order_events',
  'order_groups',
  'order_lines',
  'order_tax_lines',
  'orders',
  'payment_events',
  'payment_splits',
  'payments',
  'products',
  'refunds',
  'sessions',
  'stock_movements',
  'users',
  'variants',
])

test('a purchase reads no growing table from end to end', async () => {
  const product = await stocked(floor(), [{ price: 2_000, stock: 10 }])
  await buy(floor(), product)
  const { db } = floor().deps
  // The planner takes a table without pages for empty.
  await db.execute(sql`insert into refunds (id, payment_id, amount_minor, reason)
    select ${newId()}, id, 500, 'goodwill' from payments`)
  await stayInCart(floor(), product)
  const { pool } = floor().database
  const { statements } = await recordAll(pool, () => buy(floor(), product))
  expect(statements.length).toBeGreaterThan(20)
  expect(await wholeReads(pool, statements, GROWING)).toEqual([])
})

async function buy(api: ShopFloor, product: Awaited<ReturnType<typeof stocked>>): Promise<void> {
  const buyer = await buyerOf(api, [product])
  const checkout = await checkoutOf(api, buyer)
  const { body: payment } = await startPayment(api, buyer, checkout)
  await api.provider.pay(payment.reference, '0002')
  const { body } = await confirm(api, buyer, payment.id)
  expect(body.status).toBe('paid')
}

const stayInCart = (api: ShopFloor, product: Awaited<ReturnType<typeof stocked>>) => buyerOf(api, [product])
