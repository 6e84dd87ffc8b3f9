import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'

const api = useTestApp()
const DAY = 86_400_000

interface Bar {
  from: string
  sales: number
  orders: number
  units: number
  refunds: number
}

/** Creates a shop in a time zone, with a member who may read its figures, and a buyer. */
async function openShop(timeZone: string) {
  const { db } = api().deps
  const shop = await createShop(db, { timeZone })
  const seller = await signedUp(api())
  await db
    .insert(shopMembers)
    .values({ shopId: shop.id, userId: seller.id, role: 'staff', keys: ['reports'] })
  const buyer = await signedUp(api())
  const get = (path: string) => api().call({ method: 'GET', url: `/api/seller/${path}`, token: seller.token })
  return {
    shop,
    seller,
    buyer,
    get,
    dashboard: async (query = '') => (await get(`dashboard?${query}`)).body,
    async csv(report: string, query: string) {
      const { text } = await get(`reports/${report}?${query}`)
      const [, ...rows] = text.trim().split('\r\n')
      return rows.map(row => row.split(','))
    },
    sell: (at: string, totalMinor = 1_000, more: object = {}, lines: object[] = [{}]) =>
      placeGroup(db, buyer.id, {
        placedAt: new Date(at),
        orders: [{ shopId: shop.id, totalMinor, itemMinor: totalMinor, shippingMinor: 0, lines, ...more }],
      }),
  }
}

const sum = (bars: readonly Bar[], key: keyof Omit<Bar, 'from'>) =>
  Math.round(bars.reduce((total, bar) => total + bar[key], 0) * 100) / 100
const soldOn = (body: { series: Bar[] }) =>
  Object.fromEntries(body.series.filter(({ orders }) => orders > 0).map(bar => [bar.from, bar.orders]))

test.each([
  // Half an hour before midnight, half an hour after it, and the last and the first minute of the range.
  [
    'Asia/Kathmandu',
    ['2026-05-01T18:14:00Z', '2026-05-01T18:15:00Z'],
    ['2026-05-02T17:45:00Z', '2026-05-02T18:45:00Z'],
    '2026-05-02',
    '2026-05-03',
    { '2026-05-02': 2, '2026-05-03': 1 },
  ],
  // The night has 23 hours, and 25.
  [
    'Europe/Berlin',
    ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z'],
    ['2026-03-29T21:30:00Z', '2026-03-29T22:30:00Z'],
    '2026-03-29',
    '2026-03-30',
    { '2026-03-29': 2, '2026-03-30': 1 },
  ],
  [
    'Europe/Berlin',
    ['2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z'],
    ['2026-10-25T22:30:00Z', '2026-10-25T23:30:00Z'],
    '2026-10-25',
    '2026-10-26',
    { '2026-10-25': 2, '2026-10-26': 1 },
  ],
])(
  '[SEL-02] counts each order on its local day in %s, alike in bars, tile and file',
  async (zone, [outside, first], [late, early], from, to, expected) => {
    const shop = await openShop(zone)
    for (const at of [outside!, first!, late!, early!]) await shop.sell(at, 1_099)
    const query = `from=${from}&to=${to}`
    const body = await shop.dashboard(query)
    expect(soldOn(body)).toEqual(expected)
    expect(body.totals).toMatchObject({ orders: 3, sales: 32.97, averageOrder: 10.99, units: 6 })
    // What lies a minute before the range is the last of the days before.
    expect(body.before).toMatchObject({ orders: 1, sales: 10.99 })
    const rows = await shop.csv('sales', query)
    for (const [at, key] of [
      [2, 'sales'],
      [3, 'orders'],
      [4, 'units'],
      [6, 'refunds'],
    ] as const) {
      expect(rows.map(row => Number(row[at]))).toEqual(body.series.map((bar: Bar) => bar[key]))
      expect(body.totals[key]).toBe(sum(body.series, key))
    }
  },
)

test('the days before are cut at the same time of day while today is among the days', async () => {
  const now = api().deps.clock.now()
  // A time zone in which it is about noon.
  const ahead = 12 - now.getUTCHours()
  const shop = await openShop(`Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`)
  const ago = (days: number, minutes: number) =>
    new Date(now.getTime() - days * DAY + minutes * 60_000).toISOString()
  expect((await shop.dashboard()).hasSold).toBe(false)
  await shop.sell(ago(0, -30), 3_000)
  await shop.sell(ago(1, -30), 1_000)
  await shop.sell(ago(1, 30), 500)
  const body = await shop.dashboard('days=1')
  expect(body).toMatchObject({
    range: { days: 1, unit: 'day', isUnderWay: true },
    hasSold: true,
    totals: { sales: 30 },
    before: { sales: 10, orders: 1 },
  })
  const yesterday = body.range.beforeFrom
  expect((await shop.dashboard(`from=${yesterday}&to=${yesterday}`)).totals).toMatchObject({
    sales: 15,
    orders: 2,
  })
})

test('returns a year by month with the same sums as by day', async () => {
  const shop = await openShop('America/New_York')
  for (const at of [
    '2025-08-10T12:00:00Z',
    '2025-12-31T23:59:00Z',
    '2026-01-31T23:00:00Z',
    '2026-06-15T12:00:00Z',
  ])
    await shop.sell(at, 2_500)
  const year = await shop.dashboard('from=2025-07-15&to=2026-07-14')
  expect(year.range).toMatchObject({
    unit: 'month',
    days: 365,
    beforeFrom: '2024-07-15',
    beforeTo: '2025-07-14',
  })
  expect(year.series).toHaveLength(13)
  expect(year.series[0]).toMatchObject({
    from: '2025-07-15',
    to: '2025-07-31',
    before: { from: '2024-07-15' },
  })
  expect(soldOn(year)).toEqual({ '2025-08-01': 1, '2025-12-01': 1, '2026-01-01': 1, '2026-06-01': 1 })
  const winter = await shop.dashboard('from=2025-12-01&to=2026-02-28')
  expect([winter.range.unit, winter.totals.sales]).toEqual(['day', 50])
})

test.each(['America/New_York', 'Europe/Berlin', 'Pacific/Auckland'])(
  'counts the last evening of a month in its month in %s, with its refunds',
  async zone => {
    const { db } = api().deps
    const shop = await openShop(zone)
    const { rows } = await db.execute<{ at: string }>(sql`
      select to_char((day::timestamp + time) at time zone ${zone} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from (values ('2026-01-31'::date, '23:59:59'::interval), ('2026-02-01', '00:00:00'), ('2026-02-28', '23:59:59'),
        ('2026-03-01', '00:00:00')) as moments(day, time)`)
    for (const { at } of rows) {
      const { orders } = await shop.sell(at, 2_000)
      await db.execute(sql`insert into ledger_entries (shop_id, order_id, refund_id, kind, amount_minor, currency, at)
        values (${shop.shop.id}, ${orders[0]!.id}, ${newId()}, 'refund', -300, 'USD', ${at})`)
    }
    const { series, totals } = await shop.dashboard('from=2025-12-01&to=2026-03-31')
    expect(series.map((bar: Bar) => [bar.from, bar.sales, bar.refunds])).toEqual([
      ['2025-12-01', 0, 0],
      ['2026-01-01', 20, 3],
      ['2026-02-01', 40, 6],
      ['2026-03-01', 20, 3],
    ])
    expect(totals).toMatchObject({ sales: 80, refunds: 12, net: 68 })
  },
)

test('counts cancellations as no sale, and refunds on their own day', async () => {
  const { db } = api().deps
  const shop = await openShop('UTC')
  const mug = await createProduct(db, shop.shop.id)
  const bowl = await createProduct(db, shop.shop.id)
  await shop.sell('2026-05-02T10:00:00Z', 9_000, {}, [
    { productId: mug.id, unitMinor: 1_000, quantity: 4, canceledQuantity: 1 },
    { productId: bowl.id, unitMinor: 5_000, quantity: 1 },
  ])
  const { orders } = await shop.sell('2026-05-03T10:00:00Z', 2_000, {}, [
    { productId: mug.id, unitMinor: 1_000, quantity: 2 },
  ])
  const canceled = await shop.sell('2026-05-03T11:00:00Z', 7_000, { status: 'canceled' }, [
    { productId: mug.id, unitMinor: 1_000, quantity: 7, canceledQuantity: 7 },
  ])
  for (const [orderId, amount] of [
    [orders[0]!.id, -500],
    [canceled.orders[0]!.id, -7_000],
  ] as const)
    await db.execute(sql`insert into ledger_entries (shop_id, order_id, refund_id, kind, amount_minor, currency, at)
      values (${shop.shop.id}, ${orderId}, ${newId()}, 'refund', ${amount}, 'USD', '2026-05-04T10:00:00Z')`)
  const query = 'from=2026-05-01&to=2026-05-07'
  const body = await shop.dashboard(query)
  expect(body.totals).toMatchObject({
    sales: 110,
    orders: 2,
    units: 6,
    refunds: 5,
    net: 105,
    conversion: null,
  })
  expect(body.series.find(({ from }: Bar) => from === '2026-05-04').refunds).toBe(5)
  expect(
    body.bestProducts.map((row: { id: string; units: number; sales: number }) => [
      row.id,
      row.units,
      row.sales,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [mug.id, 5, 50],
      [bowl.id, 1, 50],
    ]),
  )
  const products = await shop.csv('products', query)
  expect(products.map(row => Number(row[2])).reduce((a, b) => a + b)).toBe(body.totals.units)
  expect(body.bestCategories).toEqual([{ name: 'Without a category', units: 6, sales: 100 }])
  expect(body.countries).toEqual([{ countryCode: 'DE', orders: 2 }])
  expect(await shop.csv('countries', query)).toEqual([['DE', '2']])
})

test('counts open work of the shop, and none of another shop’s', async () => {
  const { db, clock } = api().deps
  const shop = await openShop('UTC')
  const other = await openShop('UTC')
  const now = clock.now().getTime()
  const at = (offset: number) => ({ shipBy: new Date(now + offset) })
  await shop.sell('2026-05-02T10:00:00Z', 100, { ...at(-DAY), status: 'confirmed' })
  await shop.sell('2026-05-02T10:00:00Z', 100, at(5 * DAY))
  await shop.sell('2026-05-02T10:00:00Z', 100, {
    ...at(-DAY),
    status: 'confirmed',
    fulfillmentStatus: 'shipped',
  })
  await other.sell('2026-05-02T10:00:00Z', 100, at(-DAY))
  const product = await createProduct(db, shop.shop.id, [{ stock: 2 }])
  await createProduct(db, other.shop.id, [{ stock: 1 }])
  await db.execute(sql`insert into reviews (id, product_id, author_name, rating, body)
    values (${newId()}, ${product.id}, 'Mina', 5, 'Holds a lot of tea.')`)
  const body = await shop.dashboard()
  expect(body.toDo).toEqual({
    toConfirm: 1,
    toShip: 1,
    toShipToday: 0,
    late: 1,
    returns: 0,
    claims: 0,
    lowStock: 1,
    unansweredReviews: 1,
    unansweredQuestions: 0,
  })
  expect(body.waitingOrders.map(({ isLate }: { isLate: boolean }) => isLate)).toEqual([true, false])
  expect(body.waitingOrders[0]).toMatchObject({ title: 'Cove mug', itemCount: 2, total: 1 })
  expect(body.lowStock).toMatchObject([{ productId: product.id, stock: 2 }])
  expect(body.latestReviews).toMatchObject([{ review: { author: 'Mina' }, product: { id: product.id } }])
})

test.each([
  ['from=2026-02-30', 'not_a_date'],
  ['from=2026-05-03&to=2026-05-02', 'ends_before_it_begins'],
  ['from=2020-01-01', 'too_long'],
  ['from=2199-01-01', 'in_the_future'],
])('%s is refused at its field', async (query, code) => {
  const shop = await openShop('UTC')
  const { status, body } = await shop.get(`dashboard?${query}`)
  expect(status).toBe(400)
  expect(['format', code]).toContain(body.fields[0].code)
})
