import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { runJob } from '../payments/shop-floor.ts'

const DAY = 24 * 3_600_000
const app = useTestApp()

test('counts sales of ninety days each night, without canceled items', async () => {
  const { db } = app().deps
  const { id: shopId } = await createShop(db)
  const [recent, former, unsold] = [
    await createProduct(db, shopId),
    await createProduct(db, shopId),
    await createProduct(db, shopId),
  ]
  await db.update(products).set({ sold90: 7 }).where(eq(products.shopId, shopId))
  const buyer = await signedUp(app())
  const sell = (productId: string, daysAgo: number, line: object) =>
    placeGroup(db, buyer.id, {
      placedAt: new Date(Date.now() - daysAgo * DAY),
      orders: [{ shopId, lines: [{ productId, ...line }] }],
    })
  await sell(recent.id, 1, { quantity: 4, canceledQuantity: 1 })
  await sell(recent.id, 89, { quantity: 2 })
  await sell(recent.id, 91, { quantity: 50 })
  await sell(former.id, 100, { quantity: 5 })
  await runJob(app(), 'count-sales')
  const rows = await db
    .select({ id: products.id, sold: products.sold90 })
    .from(products)
    .where(inArray(products.id, [recent.id, former.id, unsold.id]))
  const soldOf = (id: string) => rows.find(row => row.id === id)!.sold
  expect([recent, former, unsold].map(({ id }) => soldOf(id))).toEqual([5, 0, 7])
})
