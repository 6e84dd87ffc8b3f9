/**
 * The marketplace on hash partitions: which of its hot calls stay in one of them, and which ask several, as they would
 * ask several servers. What crosses is declared, so that nothing new does unseen.
 */
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signedUp, signIn } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import {
  addAddress,
  addToCart,
  type Buyer,
  checkoutOf,
  confirm,
  startPayment,
  stocked,
  useShopFloor,
} from '../payments/shop-floor.ts'
import { CROSSING } from './crossing.ts'
import { PLAN_SETTINGS, recordPartitions } from './record-partitions.ts'
import { spreadTables } from './spread-database.ts'

const floor = useShopFloor({ jobs: false, notices: false })
let recorded: ReturnType<typeof recordPartitions>

beforeAll(async () => {
  const { url, pool } = floor().database
  recorded = recordPartitions(pool)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await spreadTables(client)
  const name = client.escapeIdentifier(new URL(url).pathname.slice(1))
  for (const [setting, value] of PLAN_SETTINGS)
    await client.query(`alter database ${name} set ${setting} = '${value}'`)
  // Connections of before know nothing of it.
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
})

test('keeps hot calls in one partition, except for declared ones', async () => {
  const api = floor()
  const { call, provider } = api
  const found: Record<string, string[]> = {}
  const statements: string[] = []
  /** Remembers the tables of which the call asks several partitions. */
  const during = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    recorded.take()
    const answer = await work()
    const crossings = recorded.take()
    found[name] = [...new Set(crossings.map(({ table }) => table))].sort()
    for (const { table, statement } of crossings)
      statements.push(`${name} · ${table}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
    return answer
  }
  const get = async (url: string, token?: string) => {
    const { status, body, text } = await call({ method: 'GET', url, ...(token && { token }) })
    if (status !== 200) throw new Error(`${url}: ${status} ${text}`)
    return body
  }

  const product = await stocked(api, [{ stock: 50 }])
  const seller = await memberOf(api, product.shopId)
  let person = await during('register and log in', () => signedUp(api))
  person = await during('log in again', async () => {
    const { body } = await signIn(api, person.email)
    return { ...person, ...body } as Person
  })
  await during('refresh a session', async () => {
    const { status, body, text } = await call({
      method: 'POST',
      url: '/auth/refresh-token',
      payload: { refreshToken: person.refreshToken },
    })
    if (status !== 200) throw new Error(text)
    person = { ...person, ...body }
  })
  await during('read the profile', () => get('/api/user/me', person.token))
  await during('list products', () => get('/api/public/products?limit=24'))
  await during('search', () => get('/api/public/products?search=mug'))
  await during('show a product', () => get(`/api/public/products/${product.slug}`))
  await during('add to the cart', () => addToCart(api, person, { productId: product.id }))
  const addressId = await during('add an address', () => addAddress(api, person))
  const itemId = await during('add to the cart again', () =>
    addToCart(api, person, { productId: product.id, optionIds: product.variants[0]!.optionIds }),
  )
  await during('show the cart', () => get('/api/cart/findAll', person.token))
  const buyer: Buyer = { ...person, addressId, itemIds: [itemId] }
  const checkout = await during('quote a checkout', () => checkoutOf(api, buyer))
  const { body: payment } = await during('begin a payment', () => startPayment(api, buyer, checkout))
  await provider.pay(payment.reference, '0002')
  const paid = await during('confirm a payment', () => confirm(api, buyer, payment.id))
  expect(paid.body.status).toBe('paid')
  await during('list own orders', () => get('/api/user/orders', person.token))
  await during('show own order', () => get(`/api/user/orders/${checkout.number}`, person.token))
  await during('list a shop’s orders', () => get('/api/seller/orders', seller.token))
  const number = `${checkout.number}-1`
  await during('show a shop’s order', () => get(`/api/seller/orders/${number}`, seller.token))
  await during('pack an order', async () => {
    const { status, text } = await call({
      method: 'POST',
      url: `/api/seller/orders/${number}/fulfillments`,
      token: seller.token,
      payload: {},
      headers: { 'idempotency-key': 'pack-once' },
    })
    if (status !== 200) throw new Error(text)
  })

  expect(recorded.plans()).toBeGreaterThan(100)
  const crossing = Object.fromEntries(Object.entries(found).filter(([, tables]) => tables.length > 0))
  const declared = Object.fromEntries(
    Object.entries(CROSSING).map(([name, tables]) => [name, tables.toSorted()]),
  )
  expect(crossing, statements.join('\n')).toEqual(declared)
})
