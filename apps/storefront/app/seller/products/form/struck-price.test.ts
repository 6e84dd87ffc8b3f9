import type { SellerVariant } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { struckPriceOf } from './struck-price.ts'

const saved = (more: Partial<SellerVariant>) =>
  new Map([['v', { id: 'v', isOnSale: false, salePrice: null, ...more } as SellerVariant]])

test.each([
  ['no sale', '', { lowestPrice: 22 }, null],
  ['a new sale', '18', { lowestPrice: 22 }, { price: 22, isKnown: true }],
  ['a sale at the lowest price', '22.00', { lowestPrice: 22 }, { price: null, isKnown: true }],
  ['a product without a price before', '18', { lowestPrice: null }, { price: null, isKnown: false }],
  [
    'the sale that runs',
    '18',
    { isOnSale: true, salePrice: 18, priorPrice: 24, lowestPrice: 18 },
    { price: 24, isKnown: true },
  ],
  [
    'a change of the sale that runs',
    '15',
    { isOnSale: true, salePrice: 18, priorPrice: 24, lowestPrice: 18 },
    { price: 18, isKnown: true },
  ],
])('shows what shoppers will see struck: %s', (_name, salePrice, more, expected) => {
  expect(struckPriceOf({ id: 'v', salePrice }, saved(more))).toEqual(expected)
})

test('strikes nothing for a variant that is not saved', () => {
  expect(struckPriceOf({ id: 'new:a', salePrice: '5' }, saved({}))).toEqual({ price: null, isKnown: false })
})
