import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMoney } from './money.ts'

test.each([
  ['USD', 2_499, 24.99],
  ['USD', 1, 0.01],
  ['JPY', 2_499, 2_499],
  ['KWD', 2_499, 2.499],
])('%s: %i is %f', (currency, minor, decimal) => {
  const money = createMoney(currency)
  expect(money.toDecimal(minor)).toBe(decimal)
  expect(money.toMinor(decimal)).toBe(minor)
})

test('every amount survives the way out and back', () => {
  const money = createMoney('USD')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      minor => money.toMinor(money.toDecimal(minor)) === minor,
    ),
  )
})

test('what is no amount is refused', () => {
  const money = createMoney('USD')
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(() => money.toMinor(wrong)).toThrow(RangeError)
})
