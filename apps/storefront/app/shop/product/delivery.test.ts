import { expect, test } from 'vitest'
import { cartDelivery, deliveryItems } from './delivery.ts'

test('lists shipping options with arrival and price, and always the returns', () => {
  const offer = { tier: 'standard', price: 6.99, arrivesFrom: '2026-11-26', arrivesTo: '2026-11-30' } as const
  const express = { tier: 'express', price: 0, arrivesFrom: '2026-11-24', arrivesTo: '2026-11-24' } as const
  const rows = (delivery: Parameters<typeof deliveryItems>[0], isSoldOut = false) =>
    deliveryItems(delivery, isSoldOut).map(({ title, text, amount }) => [title, text, amount])
  expect(rows({ offers: [offer, express], freeFrom: 120 })).toEqual([
    ['Arrives Thu, Nov 26 – Mon, Nov 30', 'Standard, free from $120.00', 699],
    ['Arrives Tue, Nov 24', 'Express', 0],
    [
      'Free returns within 30 days',
      'The shop pays return shipping. Start a return from your orders.',
      undefined,
    ],
  ])
  expect(rows({ offers: [], freeFrom: null })).toHaveLength(1)
  // A sold-out product has no arrival date.
  expect(rows({ offers: [offer, express], freeFrom: 120 }, true).slice(0, 2)).toEqual([
    ['Standard, free from $120.00', 'No delivery date while sold out', 699],
    ['Express', 'No delivery date while sold out', 0],
  ])
})

test('returns the cheapest shipping for the cart, and the sum from which it is free', () => {
  const days = { arrivesFrom: '2026-11-26', arrivesTo: '2026-11-30' }
  const standard = { tier: 'standard', price: 6.99, ...days } as const
  const express = { tier: 'express', price: 14.99, ...days, arrivesTo: '2026-11-27' } as const
  const stepsOf = (delivery: Parameters<typeof cartDelivery>[0]) =>
    cartDelivery(delivery)?.steps.map(({ itemsFrom, price }) => [itemsFrom, price])
  expect(cartDelivery({ offers: [express, standard], freeFrom: 120 })).toEqual({
    steps: [
      { itemsFrom: 0, price: 699 },
      { itemsFrom: 12_000, price: 0 },
    ],
    ...days,
  })
  expect(stepsOf({ offers: [standard], freeFrom: null })).toEqual([[0, 699]])
  // Only standard shipping becomes free, and free shipping stays free.
  expect(stepsOf({ offers: [express], freeFrom: 120 })).toEqual([[0, 1499]])
  expect(stepsOf({ offers: [{ ...standard, price: 0 }], freeFrom: 20 })).toEqual([[0, 0]])
  expect(cartDelivery({ offers: [], freeFrom: 120 })).toBeNull()
})
