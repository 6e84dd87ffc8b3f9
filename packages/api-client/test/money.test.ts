import { expect, test } from 'vitest'
import { minorUnits, toDecimal, toMinor } from '../src/index.ts'

test.each([
  ['USD', 100, 19.99, 1999],
  ['JPY', 1, 1999, 1999],
  ['KWD', 1000, 1.005, 1005],
])('%s has %i minor units: %f is %i', (currency, units, decimal, minor) => {
  expect(minorUnits(currency)).toBe(units)
  expect(toMinor(decimal, units)).toBe(minor)
  expect(toDecimal(minor, units)).toBe(decimal)
})
