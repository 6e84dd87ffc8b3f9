import { expect, test } from 'vitest'
import { isNeverCome } from '../../src/modules/orders/order-options.ts'
import { orderOf } from './order-state.ts'

const bought = [{ unitMinor: 2_000, quantity: 2 }]

// 2026-11-17 is a Tuesday, 2026-11-19 a Thursday.
test.each([
  ['standard, on the second working day after', 'standard', '2026-11-17', '2026-11-19T23:59:59Z', {}, false],
  ['standard, once two working days are over', 'standard', '2026-11-17', '2026-11-20T00:00:00Z', {}, true],
  ['standard, over a weekend', 'standard', '2026-11-19', '2026-11-23T23:59:59Z', {}, false],
  ['standard, after the weekend', 'standard', '2026-11-19', '2026-11-24T00:00:00Z', {}, true],
  ['express, on the promised day', 'express', '2026-11-17', '2026-11-17T23:59:59Z', {}, false],
  ['express, the next day', 'express', '2026-11-17', '2026-11-18T00:00:00Z', {}, true],
  ['on the sixtieth day', 'premium', '2026-11-17', '2027-01-16T23:59:59Z', {}, true],
  ['after sixty days', 'premium', '2026-11-17', '2027-01-17T00:00:01Z', {}, false],
  [
    'a part of it has come',
    'premium',
    '2026-11-17',
    '2026-11-20T00:00:00Z',
    { delivered: 1, confirmed: 1 },
    true,
  ],
  [
    'all of it has come',
    'premium',
    '2026-11-17',
    '2026-11-20T00:00:00Z',
    { delivered: 2, confirmed: 2 },
    false,
  ],
  ['taken as delivered', 'premium', '2026-11-17', '2026-11-20T00:00:00Z', { delivered: 2 }, true],
  [
    'what is missing was refunded',
    'premium',
    '2026-11-17',
    '2026-11-20T00:00:00Z',
    { inClaims: 2, claimRefunded: 2, refunded: 2 },
    false,
  ],
] as const)(
  '[ORD-03] an order counts as never arrived: %s',
  (_what, shippingTier, arrivesTo, now, line, isLate) => {
    const order = { ...orderOf(bought, 699), shippingTier, arrivesTo }
    order.lines = order.lines.map(each => ({ ...each, ...line }))
    expect(isNeverCome(order, new Date(now))).toBe(isLate)
  },
)
