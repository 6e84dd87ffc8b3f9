import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createProduct, createShop, type MadeProduct, tierOf } from '../fixtures.ts'
import { audit } from './audit.ts'
import { buyerOf, confirm, putCheckout, startPayment, useShopFloor } from './shop-floor.ts'

const RUNS = process.env.STOA_SOAK ? 1_000 : 10
const STOCK = 100_000
const PRICES = [1, 99, 2_400, 12_345, 999_999]
const SHOPS = [
  { taxRateBasisPoints: 0 },
  { taxRateBasisPoints: 1_900, zones: [{ places: ['*'], freeFromMinor: 5_000 }] },
  { taxRateBasisPoints: 2_550, zones: [{ places: ['US'], tiers: [tierOf('premium'), tierOf('express')] }] },
]

const floor = useShopFloor({ jobs: false })
const products: MadeProduct[] = []

beforeAll(async () => {
  const { db } = floor().deps
  for (const shop of SHOPS) {
    const { id } = await createShop(db, shop)
    for (const price of PRICES) products.push(await createProduct(db, id, [{ price, stock: STOCK }]))
  }
})

const carts = fc.record({
  at: fc.uniqueArray(fc.integer({ min: 0, max: SHOPS.length * PRICES.length - 1 }), {
    minLength: 1,
    maxLength: 6,
  }),
  quantity: fc.integer({ min: 1, max: 40 }),
  tier: fc.constantFrom('standard', 'premium', 'express'),
  card: fc.constantFrom('0002', '0002', '0010', '0077', '0085'),
})

test('[CHK-04] adds up lines and shipping to orders, orders to their group, and the group to its payment', {
  timeout: 60_000 + RUNS * 2_000,
}, async () => {
  let paid = 0
  await fc.assert(
    fc.asyncProperty(carts, async ({ at, quantity, tier, card }) => {
      const bought = at.map(one => products[one]!)
      const buyer = await buyerOf(floor(), bought, quantity)
      const { itemIds, addressId } = buyer
      const shipping = [...new Set(bought.map(({ shopId }) => shopId))].map(shopId => ({ shopId, tier }))
      const { body: checkout } = await putCheckout(floor(), buyer, { itemIds, addressId, shipping })
      const { body } = await startPayment(floor(), buyer, checkout)
      expect(body.amount).toBe(checkout.total)
      await floor().provider.pay(body.reference, card)
      const done = await confirm(floor(), buyer, body.id)
      expect(done.body.status).toBe(card === '0010' ? 'failed' : 'paid')
      if (done.body.status !== 'paid') return
      paid++
      const { body: list } = await floor().call({
        method: 'GET',
        url: '/api/user/orders',
        token: buyer.token,
      })
      const cents = list.items.map(({ total }: { total: number }) => Math.round(total * 100))
      expect(cents.reduce((sum: number, one: number) => sum + one, 0)).toBe(Math.round(checkout.total * 100))
    }),
    { numRuns: RUNS },
  )
  const stock = products.map(({ variants }) => ({ variantId: variants[0]!.id, before: STOCK }))
  const found = await audit(floor(), stock)
  expect(found).toMatchObject({ orders: paid, captures: paid, refunds: 0 })
})
