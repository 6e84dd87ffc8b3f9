import { expect, test } from 'vitest'
import { readNumber, splitCurrency } from './numbers.ts'

const open = { decimalMark: null } as const

test.each([
  ['49', '49'],
  ['24.00', '24.00'],
  ['1200.00', '1200.00'],
  ['1200.500', '1200.500'],
  ['1.299,00', '1299.00'],
  ['1,299.00', '1299.00'],
  ['1 299,00', '1299.00'],
  ['1’299.50', '1299.50'],
  ['1.234.567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['89,90', '89.90'],
  ['.99', '0.99'],
  ['0,500', '0.500'],
  ['226,796185', '226.796185'],
  ['-3', '-3'],
  ['1,2,3', null],
  ['1.23.456', null],
  ['1,299,00', null],
  ['twelve', null],
  ['1.2e5', null],
  ['', null],
])('reads %s as %s', (cell, number) => {
  expect(readNumber(cell, open)).toEqual(number === null ? null : { number })
})

test.each(['1.200', '1,200'])('reads %s by the decimal mark of the file, and both ways without one', cell => {
  const own = cell.includes('.') ? 'point' : 'comma'
  const other = own === 'point' ? 'comma' : 'point'
  expect(readNumber(cell, open)).toEqual({ grouped: '1200', decimal: '1.200' })
  expect(readNumber(cell, { decimalMark: own })).toEqual({ number: '1.200' })
  expect(readNumber(cell, { decimalMark: other })).toEqual({ number: '1200' })
})

test.each([
  ['$24.99', '24.99', '$'],
  ['89,90 €', '89,90', '€'],
  ['1 299,00', '1 299,00', ''],
  ['USD 12', '12', 'USD'],
  ['12 zł', '12', 'zł'],
])('separates %s from its currency', (cell, amount, currency) => {
  expect(splitCurrency(cell)).toEqual({ amount, currency })
})

test.each(['12 pieces', 'from 12', '€ 12 $', 'abc 12'])('takes %s for no amount', cell => {
  expect(splitCurrency(cell)).toBeNull()
})
