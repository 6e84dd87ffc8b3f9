import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMoney, effectivePrice, exampleAmount } from './money.ts'

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

test.each([
  ['USD', 398_000, '3980.00'],
  ['JPY', 3_980, '3980'],
  ['KWD', 3_980_000, '3980.000'],
])('an amount of %s, %i, is written %s', (currency, minor, text) => {
  const money = createMoney(currency)
  expect(money.plain(minor)).toBe(text)
  expect(money.parse(text)).toBe(minor)
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

test.each([
  ['JPY', 100.5, null],
  ['JPY', 100, 100],
  ['USD', 5.005, null],
  ['USD', 0.1 + 0.2, 30],
  ['KWD', 5.005, 5_005],
])('an amount of %s, %f, is exactly %j', (currency, decimal, minor) => {
  expect(createMoney(currency).toExactMinor(decimal)).toBe(minor)
})

test('rejects values that are no amount', () => {
  const money = createMoney('USD')
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(() => money.toMinor(wrong)).toThrow(RangeError)
})

test.each([
  ['USD', '49.90', 4_990],
  ['USD', '49.9000', 4_990],
  ['USD', '49.905', null],
  ['USD', '7', 700],
  ['USD', '-7', null],
  ['USD', '7,50', null],
  ['USD', '', null],
  ['JPY', '1200', 1_200],
  ['KWD', '1.5', 1_500],
])('the text of an amount of %s, %j, is %j', (currency, text, minor) => {
  expect(createMoney(currency).parse(text)).toBe(minor)
})

test('returns the sale price as the effective price if there is one', () => {
  expect(effectivePrice({ price: 2_499, salePrice: 1_999 })).toBe(1_999)
  expect(effectivePrice({ price: 2_499, salePrice: null })).toBe(2_499)
})

test.each([
  ['USD', '49.90'],
  ['JPY', '4990'],
  ['KWD', '49.900'],
])('an example in %s is an amount of it', (currency, example) => {
  expect(exampleAmount(currency)).toBe(example)
  expect(createMoney(currency).parse(example)).not.toBeNull()
})
