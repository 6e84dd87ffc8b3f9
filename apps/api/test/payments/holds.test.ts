import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { UNLIMITED } from '../app.ts'
import { buyerOf, checkoutOf, confirm, runJob, startPayment, stocked, useShopFloor } from './shop-floor.ts'
import { createTill } from './till.ts'
import { timePasses } from './time.ts'

const { heldLinesPerAccount, heldItemsPerAccount, lapsedHoldsPerAccount } = readConfig({}).rateLimits
const limits = { heldLinesPerAccount, heldItemsPerAccount, lapsedHoldsPerAccount }
const floor = useShopFloor({ jobs: false, config: { rateLimits: { ...UNLIMITED, ...limits } } })
const { stockOf } = createTill(floor)

test('reserves no more for an account that never ordered than its share, and says what helps', async () => {
  const product = await stocked(floor(), [{ price: 100, stock: 1_000 }])
  const greedy = await buyerOf(floor(), [product], 151)
  const refused = await startPayment(floor(), greedy, await checkoutOf(floor(), greedy))
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
  expect(refused.body.detail).toMatch(/up to 150 items at a time\. Deselect some/)
  expect(await stockOf(product.variants[0]!.id)).toBe(1_000)

  // An account that has paid before may hold more.
  const buyer = await buyerOf(floor(), [product], 150)
  const first = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
  await floor().provider.pay(first.body.reference, '0002')
  expect((await confirm(floor(), buyer, first.body.id)).body.status).toBe('paid')
})

test('pauses an account whose holds lapsed twice, for two hours', async () => {
  const product = await stocked(floor(), [{ price: 100, stock: 5 }])
  const buyer = await buyerOf(floor(), [product])
  for (let lapse = 0; lapse < 2; lapse++) {
    const { status } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
    expect(status).toBe(200)
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(product.variants[0]!.id)).toBe(5)
  }
  const checkout = await checkoutOf(floor(), buyer)
  const refused = await startPayment(floor(), buyer, checkout)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(refused.body.detail).toMatch(/reserved for you 2 times and not paid for.*in \d+ minutes/)
  await floor().deps.db.execute(sql`update rate_counts set until = until - interval '2 hours'`)
  expect((await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))).status).toBe(200)
})
