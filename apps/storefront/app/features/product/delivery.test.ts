import { expect, test } from 'vitest'
import { deliveryItems } from './delivery.ts'

test('delivery is days between two dates, beside its price; returns stand in any case', () => {
  const offer = { tier: 'standard', price: 6.99, arrivesFrom: '2026-11-26', arrivesTo: '2026-11-30' } as const
  const express = { tier: 'express', price: 0, arrivesFrom: '2026-11-24', arrivesTo: '2026-11-24' } as const
  const rows = (delivery: Parameters<typeof deliveryItems>[0]) =>
    deliveryItems(delivery).map(({ title, text, amount }) => [title, text, amount])
  expect(rows({ offers: [offer, express], freeFrom: 120 })).toEqual([
    ['Arrives Thu, Nov 26 – Mon, Nov 30', 'Standard, free from $120.00', 699],
    ['Arrives Tue, Nov 24', 'Express', 0],
    ['Free returns within 30 days', 'The shop pays the way back. Start one from your orders.', undefined],
  ])
  expect(rows({ offers: [], freeFrom: null })).toHaveLength(1)
})
