import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { audit } from './audit.ts'
import { type ApiProcess, apiProcesses, callApi } from './processes.ts'
import { settleAll, someoneIsHeld, someoneWaits } from './settle-all.ts'
import { buyerOf, checkoutOf, runJob, stocked, useShopFloor } from './shop-floor.ts'
import { timePasses } from './time.ts'

// The API under test is a process of its own that is killed; the one here only looks.
const floor = useShopFloor({ jobs: false })
let processes: Awaited<ReturnType<typeof apiProcesses>>
let api: ApiProcess

beforeAll(async () => {
  const { deps, database, provider } = floor()
  processes = await apiProcesses({ tokenKey: deps.tokenKey, databaseUrl: database.url })
  api = await processes.add(provider)
  // It has brought the pages to the database, the terms among them.
  await deps.market.refresh()
})
afterAll(() => processes?.close())

async function ready() {
  const product = await stocked(floor(), [{ stock: 10 }])
  const buyer = await buyerOf(floor(), [product])
  const checkout = await checkoutOf(floor(), buyer)
  const call = (method: string, path: string, payload?: object) =>
    callApi(api.address, { token: buyer.token, method, path, ...(payload && { payload }) })
  const start = () =>
    call('POST', `/api/checkout/${checkout.id}/payments`, {
      amountHash: checkout.amountHash,
      method: 'card',
    })
  const confirm = (id: string) => call('POST', `/api/payments/${id}/confirm`)
  const read = (id: string) => call('GET', `/api/payments/${id}`)
  const stock = async () => {
    const [row] = await floor().deps.db.select().from(variants).where(eq(variants.productId, product.id))
    return row!.stock
  }
  return { product, buyer, checkout, call, start, confirm, read, stock }
}

async function killAndRestart() {
  await api.kill()
  await floor().provider.release()
  // A process that died no longer holds the payment after a while.
  await timePasses(floor().deps.db, 5)
  await api.start()
}

/** After the call the provider has something that we don't know of, which is the harder half. The soak tries both. */
const moments: ('before' | 'after')[] = process.env.STOA_SOAK ? ['before', 'after'] : ['after']

test.each(moments)('[CHK-06] makes one payment and one order if killed %s the provider’s call', async at => {
  const { start, confirm, call, stock } = await ready()
  await floor().provider.hold({ call: 'open', at })
  const cut = start()
  await someoneIsHeld(floor())
  await killAndRestart()
  expect(await cut).toMatchObject({ status: 0 })
  const { body: checkout } = await call('GET', '/api/checkout')
  const again = await start()
  expect(again.body).toMatchObject({ id: checkout.payment.id, status: 'pending' })
  await floor().provider.pay(again.body.reference, '0002')
  expect(await confirm(again.body.id)).toMatchObject({ body: { status: 'paid' } })
  expect(await stock()).toBe(9)
})

/** The two that can lose money; killed readings are left to the soak. */
const confirming: (readonly ['read' | 'capture', 'before' | 'after'])[] = [
  ['capture', 'before'],
  ['capture', 'after'],
]
if (process.env.STOA_SOAK) confirming.push(['read', 'before'], ['read', 'after'])

test.each(confirming)(
  '[CHK-06] places one order by timer if killed at %s, %s it, and no buyer returns',
  async (call, at) => {
    const { start, confirm, read, stock } = await ready()
    const { body } = await start()
    await floor().provider.hold({ call, at, intent: body.reference })
    await floor().provider.pay(body.reference, '0002')
    const cut = confirm(body.id)
    await someoneIsHeld(floor())
    await killAndRestart()
    await cut
    await settleAll(floor(), 1)
    expect(await read(body.id)).toMatchObject({ body: { status: 'paid' } })
    expect(await stock()).toBe(9)
  },
)

// The last that is written; the rest by the soak.
const placing = ['cart_items']
if (process.env.STOA_SOAK) placing.push('order_lines', 'payments', 'order_groups', 'payment_splits')

test.each(placing)(
  '[CHK-06] killed in the middle of placing, at the table %s: all of it or nothing, and then all of it',
  async table => {
    const { start, confirm, read, stock } = await ready()
    const { body } = await start()
    await floor().provider.hold({ call: 'capture', at: 'after', intent: body.reference })
    await floor().provider.pay(body.reference, '0002')
    const cut = confirm(body.id)
    await someoneIsHeld(floor())
    const client = await floor().database.pool.connect()
    try {
      await client.query(`begin; lock table ${table} in exclusive mode`)
      await floor().provider.release()
      await someoneWaits(floor())
      await api.kill()
    } finally {
      await client.query('rollback')
      client.release()
    }
    await killAndRestart()
    await cut
    await settleAll(floor(), 1)
    expect(await read(body.id)).toMatchObject({ body: { status: 'paid' } })
    expect(await stock()).toBe(9)
  },
)

test.each(moments)('[CHK-06] refunds once if killed %s a refund is made', async at => {
  const { start, read, product } = await ready()
  const { body } = await start()
  await timePasses(floor().deps.db, 16)
  await runJob(floor(), 'release-stock')
  await floor().deps.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, product.id))
  await floor().provider.hold({ call: 'refund', at })
  await floor().provider.call(`/v1/intents/${body.reference}/decide`, { state: 'captured' })
  await someoneIsHeld(floor())
  await killAndRestart()
  await settleAll(floor(), 1)
  expect(await read(body.id)).toMatchObject({ body: { status: 'refunded' } })
})

test('[CHK-06] the provider killed while it captures: it is asked again, and the order is placed once', async () => {
  const { start, confirm, read } = await ready()
  const { body } = await start()
  await floor().provider.hold({ call: 'capture', at: 'after', intent: body.reference })
  await floor().provider.pay(body.reference, '0002')
  const cut = confirm(body.id)
  await someoneIsHeld(floor())
  await floor().provider.kill()
  await floor().provider.start()
  await cut
  await settleAll(floor(), 1)
  expect(await read(body.id)).toMatchObject({ body: { status: 'paid' } })
})

test('[CHK-06] afterwards ledger and database agree', async () => {
  const found = await audit(floor())
  const orders = 1 + moments.length + confirming.length + placing.length
  const refunds = moments.length
  expect(found).toMatchObject({ orders, refunds, captures: orders + refunds })
})
