import { beforeAll, expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { useTestApp } from '../app.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { ADDRESS, type GivenOrder, placeGroup } from '../order-rows.ts'

const api = useTestApp()
const DAY = 24 * 3_600_000
const now = Date.now()
const yesterday = new Date(now - DAY)
const tomorrow = new Date(now + DAY)

let seller: Person
const numbers: string[] = []

/** Each a day older than the one before it. */
const given: [name: string, order: GivenOrder][] = [
  ['Ada Lagoon', { shipBy: tomorrow, lines: [{ sku: 'MUG-12', quantity: 3 }] }],
  ['Björn Åberg', { shipBy: yesterday }],
  [
    'Cleo Vale',
    {
      status: 'confirmed',
      shipBy: yesterday,
      fulfillmentStatus: 'partially_shipped',
      shippingTier: 'premium',
    },
  ],
  ['Dan Reed', { status: 'confirmed', shipBy: tomorrow, shippingTier: 'express' }],
  [
    'Eve Reed',
    {
      status: 'confirmed',
      fulfillmentStatus: 'shipped',
      shipBy: yesterday,
      parcels: [{ status: 'shipped', trackingNumber: 'BP 77 31' }],
    },
  ],
  ['Fay Moor', { status: 'completed', fulfillmentStatus: 'delivered', shipBy: yesterday }],
  ['Gus Hill', { status: 'canceled', fulfillmentStatus: 'canceled', shipBy: yesterday }],
]

beforeAll(async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const other = await createShop(db)
  seller = await signedUp(api())
  const buyer = await signedUp(api())
  await db.insert(shopMembers).values({ shopId: shop.id, userId: seller.id, role: 'staff', keys: ['orders'] })
  for (const [at, [fullName, order]] of given.entries()) {
    const placed = await placeGroup(db, buyer.id, {
      placedAt: new Date(now - at * DAY),
      shippingAddress: { ...ADDRESS, fullName },
      // The same purchase of another shop, which this shop must not see.
      orders: [
        { shopId: shop.id, ...order },
        { shopId: other.id, ...order },
      ],
    })
    numbers.push(placed.orders[0]!.number)
  }
})

const list = (query: string) =>
  api().call({ method: 'GET', url: `/api/seller/orders?${query}`, token: seller.token })
const found = async (query: string) => {
  const { status, body } = await list(query)
  expect(status).toBe(200)
  return body.items.map(({ number }: { number: string }) => numbers.indexOf(number))
}

test('lists a shop’s own orders, the newest first, with the count of each view', async () => {
  const { body } = await list('')
  expect(body.items[0]).toMatchObject({
    number: numbers[0],
    buyer: 'Ada Lagoon',
    countryCode: 'DE',
    badge: 'placed',
    isLate: false,
    shippingTier: null,
    shipBy: tomorrow.toISOString(),
    itemCount: 3,
    total: 54.99,
  })
  expect(body.counts).toEqual({
    all: 7,
    to_confirm: 2,
    to_ship: 2,
    late: 2,
    shipped: 1,
    delivered: 1,
    canceled: 1,
  })
})

test.each([
  ['', [0, 1, 2, 3, 4, 5, 6]],
  ['view=to_confirm', [0, 1]],
  ['view=to_ship', [2, 3]],
  ['view=late', [1, 2]],
  ['view=shipped', [4]],
  ['view=delivered', [5]],
  ['view=canceled', [6]],
  ['tier=express', [3]],
  ['tier=premium&view=to_ship', [2]],
  ['tier=standard', []],
  ['q=reed', [3, 4]],
  ['q=re', [3, 4]],
  ['q=dan%20re', [3]],
  ['q=bjorn%20aberg', [1]],
  ['q=mug-1', [0]],
  ['q=bp7731', [4]],
  ['q=reed&view=shipped', [4]],
  ['q=%25', []],
  ['q=_', []],
])('%s finds %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('finds an order by number, with or without a hash, in upper or lower case', async () => {
  expect(await found(`q=${numbers[2]}`)).toEqual([2])
  expect(await found(`q=%23${numbers[2]!.toLowerCase()}`)).toEqual([2])
})

test('pages forward and back with cursors for one list only', async () => {
  const first = (await list('limit=3')).body
  const second = (await list(`limit=3&cursor=${first.page.next}`)).body
  const indexes = (page: { items: { number: string }[] }) =>
    page.items.map(({ number }) => numbers.indexOf(number))
  expect([indexes(first), indexes(second)]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ])
  expect(indexes((await list(`limit=3&cursor=${second.page.previous}`)).body)).toEqual([0, 1, 2])
  expect(await list(`limit=3&view=late&cursor=${first.page.next}`)).toMatchObject({
    status: 400,
    body: { code: 'cursor.invalid' },
  })
})

test('requires a shop from members of several, and refuses users without one', async () => {
  const { db } = api().deps
  const slugs = ['kiln-cove', 'tide-loom']
  const both = await signedUp(api())
  for (const slug of slugs) {
    const { id } = await createShop(db, { slug })
    await db.insert(shopMembers).values({ shopId: id, userId: both.id, role: 'owner' })
  }
  const ask = (token: string, shop?: string) =>
    api().call({
      method: 'GET',
      url: '/api/seller/orders',
      token,
      ...(shop && { headers: { 'stoa-shop': shop } }),
    })
  expect(await ask(both.token)).toMatchObject({ status: 403, body: { code: 'seller.not_member' } })
  expect(await ask(both.token, slugs[1])).toMatchObject({ status: 200, body: { items: [] } })
  expect(await ask((await signedUp(api())).token, slugs[0])).toMatchObject({
    status: 403,
    body: { code: 'seller.not_member' },
  })
})
