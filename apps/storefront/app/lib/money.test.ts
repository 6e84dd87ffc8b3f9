import { expect, test } from 'vitest'
import { countIn, currencyOfMarket, formatMoney, moneyOf, plainPrice, toMinor } from './money.ts'

test.each([
  ['USD', 19.99, 1999, '$19.99', '19.99'],
  ['USD', 24, 2400, '$24.00', '24.00'],
  ['EUR', 0.07, 7, '€0.07', '0.07'],
  ['JPY', 2400, 2400, '¥2,400', '2400'],
  ['JPY', 0, 0, '¥0', '0'],
  ['KWD', 1.234, 1234, 'KWD 1.234', '1.234'],
  ['KWD', 24.5, 24_500, 'KWD 24.500', '24.500'],
])('converts and formats in %s: %f, %i minor units, %s', (currency, decimal, minor, written, plain) => {
  const money = moneyOf(currency)
  expect(money.toMinor(decimal)).toBe(minor)
  expect(money.format(minor).replace(/\s/g, ' ')).toBe(written)
  expect(money.plain(decimal)).toBe(plain)
})

test('uses US dollars until another currency is set', () => {
  expect([currencyOfMarket(), formatMoney(2800), toMinor(28), plainPrice(28)]).toEqual([
    'USD',
    '$28.00',
    2800,
    '28.00',
  ])
  countIn('JPY')
  expect([currencyOfMarket(), formatMoney(2800), toMinor(28), plainPrice(28)]).toEqual([
    'JPY',
    '¥2,800',
    28,
    '28',
  ])
  countIn('USD')
})
