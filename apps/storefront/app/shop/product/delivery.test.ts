import { expect, test } from 'vitest'
import { cartDelivery, deliveryItems } from './delivery.ts'

test('delivery is days between two dates, beside its price; returns stand in any case', () => {
  const offer = { tier: 'standard', price: 6.99, arrivesFrom: '2026-11-26', arrivesTo: '2026-11-30' } as const
  const express = { tier: 'express', price: 0, arrivesFrom: '2026-11-24', arrivesTo: '2026-11-24' } as const
  const rows = (delivery: Parameters<typeof deliveryItems>[0], isSoldOut = false) =>
    deliveryItems(delivery, isSoldOut).map(({ title, text, amount }) => [title, text, amount])
  expect(rows({ offers: [offer, express], freeFrom: 120 })).toEqual([
    ['Arrives Thu, Nov 26 – Mon, Nov 30', 'Standard, free from $120.00', 699],
    ['Arrives Tue, Nov 24', 'Express', 0],
    ['Free returns within 30 days', 'The shop pays the way back. Start one from your orders.', undefined],
  ])
  expect(rows({ offers: [], freeFrom: null })).toHaveLength(1)
  // What cannot be bought arrives on no day.
  expect(rows({ offers: [offer, express], freeFrom: 120 }, true).slice(0, 2)).toEqual([
    ['Standard, free from $120.00', 'No date while it is sold out', 699],
    ['Express', 'No date while it is sold out', 0],
  ])
})

test('the cart is told the cheapest way, and from which sum on it is free', () => {
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
  // Only the standard way becomes free, and one that is free already stays so.
  expect(stepsOf({ offers: [express], freeFrom: 120 })).toEqual([[0, 1499]])
  expect(stepsOf({ offers: [{ ...standard, price: 0 }], freeFrom: 20 })).toEqual([[0, 0]])
  expect(cartDelivery({ offers: [], freeFrom: 120 })).toBeNull()
})
