import { expect, test } from 'vitest'
import { cardDelivery } from './card-delivery.ts'

const offer = (arrivesFrom: string, arrivesTo: string, price = 6.99) =>
  ({ tier: 'standard', price, arrivesFrom, arrivesTo }) as const

test.each([
  [[offer('2026-12-03', '2026-12-07')], 'Arrives Dec 3–7'],
  [[offer('2026-11-28', '2026-12-02'), offer('2026-11-27', '2026-11-27', 30)], 'Arrives Nov 28 – Dec 2'],
  [[offer('2026-12-31', '2027-01-02')], 'Arrives Dec 31 – Jan 2'],
  [[offer('2026-12-03', '2026-12-03')], 'Arrives Dec 3'],
  [[offer('2026-12-03', '2026-12-07', 0)], 'Free shipping, Dec 3–7'],
])('describes the cheapest of %j as %s', (offers, text) => {
  expect(cardDelivery({ status: 'available', offers }, 'Japan')).toEqual({ text, deliverable: true })
})

test('names a country that the shop does not ship to, and says nothing on vacation', () => {
  expect(cardDelivery({ status: 'unavailable', offers: [] }, 'Japan')).toEqual({
    text: 'Doesn’t deliver to Japan',
    deliverable: false,
  })
  expect(cardDelivery({ status: 'paused', offers: [] }, 'Japan')).toBeNull()
})
