import { expect, test } from 'vitest'
import { shops } from '../../../../demo/catalog/index.ts'
import { zoneFor } from '../../../../demo/catalog/zones.ts'
import { momentsOf, saleOf } from '../../../../demo/orders/calendar.ts'
import { countOrders, planOrders } from '../../../../demo/orders/plan.ts'
import { BUYERS_ADDRESS, shoppers } from '../../../../demo/orders/shoppers.ts'

const DAY = 24 * 3_600_000
const NOW = new Date('2026-11-23T10:00:00Z')
const plan = planOrders(NOW, 3_000)
const orders = plan.flatMap(purchase => purchase.orders.map(order => ({ ...order, purchase })))

const share = (of: (at: Date) => boolean) => plan.filter(({ at }) => of(at)).length / plan.length

test('plans the requested number of orders, the same each time', () => {
  expect(countOrders(plan)).toBe(3_000)
  expect(planOrders(NOW, 3_000)).toEqual(plan)
  expect(planOrders(NOW, 0)).toEqual([])
  expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length)
})

test.each([
  ['purchases from Monday to Friday', share(at => ![0, 6].includes(at.getUTCDay())), 0.68, 0.8],
  ['purchases in the evening', share(at => at.getUTCHours() >= 17 && at.getUTCHours() < 23), 0.45, 0.65],
  ['purchases at night', share(at => at.getUTCHours() < 6), 0, 0.05],
  ['purchases within the last year', share(at => NOW.getTime() - at.getTime() < 365 * DAY), 0.58, 0.75],
  ['purchases in the sale week', plan.filter(({ isSale }) => isSale).length / plan.length, 0.02, 0.06],
  ['purchases of several shops', plan.filter(each => each.orders.length > 1).length / plan.length, 0.3, 0.45],
  ['orders that are canceled', shareOf(['canceled_by_buyer', 'canceled_by_shop']), 0.03, 0.08],
  ['orders with a piece canceled', shareOf(['partly_canceled']), 0.015, 0.04],
  ['orders that come late', shareOf(['late_parcel']), 0.03, 0.08],
  ['orders in two parcels', shareOf(['two_parcels']), 0.03, 0.08],
  ['orders that come back', shareOf(['returned', 'returned_worn']), 0.04, 0.09],
])('%s: %d', (_, part, low, high) => {
  expect(part).toBeGreaterThanOrEqual(low)
  expect(part).toBeLessThanOrEqual(high)
})

function shareOf(lives: string[]) {
  return orders.filter(({ life }) => lives.includes(life)).length / orders.length
}

test('goes only to countries that the shop ships to, by a tier that it offers there', () => {
  const wrong = orders.filter(({ shop, tier, purchase: { shopper } }) => {
    const { address } = shopper === 'buyer' ? { address: BUYERS_ADDRESS } : shoppers[shopper]!
    return !zoneFor(shops.find(({ slug }) => slug === shop)!, address.countryCode)?.tiers[tier]
  })
  expect(wrong).toEqual([])
})

test('a December has most of its year, and the sale week most of its month', () => {
  const months = Map.groupBy(plan, ({ at }) => at.toISOString().slice(0, 7))
  for (const month of ['2025-08', '2025-09', '2025-10', '2025-11', '2026-01', '2026-02'])
    expect(months.get('2025-12')!.length).toBeGreaterThan(months.get(month)!.length)
  const { from, until } = saleOf(NOW)
  expect([from, until]).toEqual(
    [new Date('2026-05-25T00:00:00Z'), new Date('2026-06-01T00:00:00Z')].map(at => new Date(at.getTime())),
  )
  const week = (start: number) =>
    plan.filter(({ at }) => at.getTime() >= start && at.getTime() < start + 7 * DAY).length
  expect(week(from.getTime())).toBeGreaterThan(2 * week(from.getTime() - 7 * DAY))
})

test('plans no event in the future, and the steps of each order in sequence', () => {
  for (const { at } of plan) expect(at.getTime()).toBeLessThan(NOW.getTime())
  for (const { purchase, steps } of orders) {
    const times = [purchase.at, ...steps.map(({ at }) => at), NOW].map(at => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
  expect(momentsOf(500, NOW)).toEqual(momentsOf(500, NOW).toSorted((a, b) => a.getTime() - b.getTime()))
})

test('best sellers sell, slow ones seldom do, and each shop has its share', () => {
  const sold = Map.groupBy(
    orders.flatMap(({ lines }) => lines),
    ({ product }) => product.slug,
  )
  expect(sold.get('cove-mug-320-ml')!.length).toBeGreaterThan(40)
  expect([...sold.values()].filter(lines => lines.length <= 3).length).toBeGreaterThan(20)
  const byShop = Map.groupBy(orders, ({ shop }) => shop)
  expect(byShop.size).toBe(14)
  // Two ship to their neighbors only.
  for (const own of byShop.values()) expect(own.length).toBeGreaterThan(50)
})

test.each([
  '2026-11-21T23:00:00Z',
  '2026-11-22T12:00:00Z',
  '2026-11-24T03:00:00Z',
  '2027-01-01T08:00:00Z',
  '2027-06-05T18:00:00Z',
])('plans the same open work whenever the demo is filled: %s', text => {
  const now = new Date(text)
  const told = planOrders(now, 60).flatMap(({ orders }) => orders)
  for (const life of [
    'return_requested',
    'return_approved',
    'return_sent',
    'claim_open',
    'dispute_open',
  ] as const) {
    const [order] = told.filter(each => each.life === life)
    expect(order).toMatchObject({ isUnderWay: false })
    expect(now.getTime() - order!.steps.at(-1)!.at.getTime()).toBeLessThan(2 * DAY)
  }
})

test('has every state among the newest orders of the demo buyer and the demo seller', () => {
  const small = planOrders(NOW, 60)
  const lives = new Set(small.flatMap(purchase => purchase.orders.map(({ life }) => life)))
  expect([...new Set(orders.map(({ life }) => life))].filter(life => !lives.has(life))).toEqual([])
  const isBuyers = small.map(({ shopper }) => shopper === 'buyer')
  expect(isBuyers.indexOf(false)).toBe(isBuyers.filter(Boolean).length)
  for (const list of [
    small.filter(({ shopper }) => shopper === 'buyer'),
    small.filter(({ shopper }) => shopper !== 'buyer'),
  ])
    expect(list).toEqual(list.toSorted((a, b) => b.at.getTime() - a.at.getTime()))
})

test('shoppers are people of their own, at addresses that no email reaches', () => {
  expect(new Set(shoppers.map(({ email }) => email)).size).toBe(shoppers.length)
  for (const { email } of shoppers) expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@post\.example$/)
  expect(new Set(shoppers.map(({ address }) => address.countryCode)).size).toBeGreaterThan(7)
})
