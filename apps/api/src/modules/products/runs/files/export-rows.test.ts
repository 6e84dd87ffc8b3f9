import { expect, test } from 'vitest'
import { createMoney } from '../../../../platform/money.ts'
import { readNumber } from '../../imports/numbers.ts'
import type { ReadProduct, VariantState } from '../../state.ts'
import { exportRows } from './export-rows.ts'

const variant = {
  id: 'v',
  valueIds: [],
  isActive: true,
  position: 0,
  price: 24_125,
  salePrice: null,
  salePlan: null,
  saleStartsAt: null,
  saleEndsAt: null,
  grams: null,
  stock: null,
} as unknown as VariantState

test.each([
  ['USD', '241.25'],
  ['JPY', '24125'],
  ['KWD', '24.1250'],
])('writes a price in %s with one reading', (currency, written) => {
  const state = {
    importKey: 'jar',
    name: 'Jar',
    descriptionHtml: '',
    details: [],
    tags: [],
    options: [],
    pictures: [],
  }
  const product = { state: { ...state, variants: [variant] }, held: {} } as unknown as ReadProduct
  const context = { money: createMoney(currency), siteUrl: '', timeZone: 'UTC', pathOf: () => '' }
  const price = exportRows(product, context)[0]!['Variant Price']!
  expect(price).toBe(written)
  expect(readNumber(price, { decimalMark: null })).toEqual({ number: price })
})
