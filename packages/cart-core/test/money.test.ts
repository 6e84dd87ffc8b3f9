import { expect, test } from 'vitest'
import { lineAmount, unitPrice } from '../src/index.ts'

test.each([
  ['the price where there is no sale', { price: 1999, salePrice: null }, 1999],
  ['the sale price where there is one', { price: 3000, salePrice: 2450 }, 2450],
  ['a sale price of 0 too', { price: 500, salePrice: 0 }, 0],
])('a unit costs %s', (_what, line, unit) => {
  expect(unitPrice(line)).toBe(unit)
  expect(lineAmount({ ...line, quantity: 3 })).toBe(unit * 3)
})
