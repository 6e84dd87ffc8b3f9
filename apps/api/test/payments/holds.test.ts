import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ProviderUnavailable } from '../../src/ports/payment.ts'
import { UNLIMITED } from '../app.ts'
import { memberOf } from '../orders/order-desk.ts'
import { buyerOf, checkoutOf, confirm, runJob, startPayment, stocked, useShopFloor } from './shop-floor.ts'
import { createTill } from './till.ts'
import { timePasses } from './time.ts'

const { heldLinesPerAccount, heldItemsPerAccount, lapsedHoldsPerAccount } = readConfig({}).rateLimits
const limits = { heldLinesPerAccount, heldItemsPerAccount, lapsedHoldsPerAccount }
let isProviderDown = false
const floor = useShopFloor({
  jobs: false,
  config: { rateLimits: { ...UNLIMITED, ...limits } },
  wrap: provider => ({
    ...provider,
    open: async intent => {
      if (isProviderDown) throw new ProviderUnavailable('down')
      return provider.open(intent)
    },
  }),
})
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

test('reserves no more for all new accounts at one address than for two of them', async () => {
  const product = await stocked(floor(), [{ price: 100, stock: 1_000 }])
  await floor().deps.db.execute(sql`update checkouts set held_from = null`)
  const start = async (quantity: number) => {
    const buyer = await buyerOf(floor(), [product], quantity)
    return startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
  }
  for (const quantity of [150, 149]) expect((await start(quantity)).status).toBe(200)
  const refused = await start(2)
  expect(refused.status).toBe(429)
  expect(refused.body.detail).toMatch(
    /^With their first orders, buyers on your network together .* up to 300 items/,
  )
  expect((await start(1)).status).toBe(200)
  await floor().deps.db.execute(sql`update checkouts set held_from = null`)
})

test('shows the shop what is held, next to the stock that is left', async () => {
  const product = await stocked(floor(), [
    { size: 'S', price: 100, stock: 5 },
    { size: 'M', price: 100, stock: 4 },
  ])
  const { token } = await memberOf(floor(), product.shopId, 'owner')
  const read = async (path: string) =>
    (await floor().call({ method: 'GET', url: `/api/seller/${path}`, token })).body
  const shown = async () => {
    const [row] = (await read('products')).items
    const { variants } = await read(`products/${product.id}`)
    return [[row.stockTotal, row.heldTotal], ...variants.map((one: typeof row) => [one.stock, one.held])]
  }
  expect(await shown()).toEqual([
    [9, 0],
    [5, 0],
    [4, 0],
  ])
  for (let buyers = 0; buyers < 2; buyers++) {
    const buyer = await buyerOf(floor(), [product], 2)
    await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
  }
  const held = await shown()
  expect(held[0]).toEqual([5, 4])
  expect(held.slice(1)).toContainEqual([1, 4])
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

test('counts no lapse of a payment that the provider never opened', async () => {
  const product = await stocked(floor(), [{ price: 100, stock: 5 }])
  const buyer = await buyerOf(floor(), [product])
  isProviderDown = true
  for (let lapse = 0; lapse < 2; lapse++) {
    expect((await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))).status).toBe(503)
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
  }
  isProviderDown = false
  expect((await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))).status).toBe(200)
})

test('pauses only new accounts on a network whose holds lapsed, and says that it is the network', async () => {
  const product = await stocked(floor(), [{ price: 100, stock: 5 }])
  await floor().deps.db.execute(sql`delete from rate_counts`)
  const [careless, regular, first] = await Promise.all([0, 1, 2].map(() => buyerOf(floor(), [product])))
  await startPayment(floor(), careless!, await checkoutOf(floor(), careless!))
  await timePasses(floor().deps.db, 16)
  await runJob(floor(), 'release-stock')
  await floor().deps.db.execute(sql`update rate_counts set calls = 8`)
  const refused = await startPayment(floor(), first!, await checkoutOf(floor(), first!))
  expect(refused.status).toBe(429)
  expect(refused.body.detail).toMatch(/^Buyers on your network reserved items 8 times/)
  const checkout = await checkoutOf(floor(), regular!)
  await floor().deps.db.execute(
    sql`update checkouts set user_id = ${regular!.id}::uuid where status = 'placed'`,
  )
  expect((await startPayment(floor(), regular!, checkout)).status).toBe(200)
})
