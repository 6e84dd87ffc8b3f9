import { expect, test } from 'vitest'
import { formatMoney, formatPercentOff, minorUnitsOf } from './money.ts'

test.each([
  [2240, 'USD', 'en-US', '$22.40'],
  [0, 'USD', 'en-US', '$0.00'],
  [-100, 'USD', 'en-US', '-$1.00'],
  [123456789, 'USD', 'en-US', '$1,234,567.89'],
  [2240, 'JPY', 'en-US', '¥2,240'],
  [1500, 'KWD', 'en-US', 'KWD 1.500'],
  [2240, 'EUR', 'de-DE', '22,40 €'],
])('%d %s in %s', (minor, currency, locale, expected) => {
  // Intl puts no-break spaces next to symbols.
  const plain = formatMoney(minor, currency, locale).replace(/\s/g, ' ')
  expect(plain).toBe(expected)
})

test('knows how small a currency is cut', () => {
  const unitsOf = (locale: string) => ['USD', 'JPY', 'KWD'].map(currency => minorUnitsOf(currency, locale))
  expect([unitsOf('en-US'), unitsOf('de')]).toEqual([
    [100, 1, 1000],
    [100, 1, 1000],
  ])
})

test('writes a discount with a true minus', () => {
  expect(formatPercentOff(20, 'en-US')).toBe('−20%')
  expect(formatPercentOff(100, 'en-US')).toBe('−100%')
})
