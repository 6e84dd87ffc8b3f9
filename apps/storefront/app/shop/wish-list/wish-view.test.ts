import type { ProductCard } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { toWishLine } from './wish-view.ts'

const product: ProductCard = {
  id: '1',
  slug: 'cove-mug',
  name: 'Cove mug',
  madeBy: { names: [], city: null, more: 0 },
  shop: { id: 's', name: 'Kiln & Cove', slug: 'kiln' },
  picture: null,
  price: 24,
  priceSale: null,
  hasPriceRange: false,
  rating: null,
  isSoldOut: false,
  isNew: false,
  optionCount: 0,
}
const wish = { product, isOffered: true, savedAt: '2026-11-01T00:00:00.000Z', savedPrice: 2_400 }

test.each([
  ['at the same price says nothing', {}, 2_400, {}],
  ['that fell says how far', { priceSale: 20 }, 2_400, { good: 'Price fell by $4.00 since you saved it' }],
  ['that rose says nothing', { price: 30 }, 2_400, {}],
  [
    'that is sold out says so, whatever it costs',
    { isSoldOut: true, price: 1 },
    2_400,
    { missing: 'Sold out' },
  ],
  ['with options leads to them', { optionCount: 2 }, 2_400, { chooseHref: '/product/cove-mug' }],
])('a wish %s', (_, change, savedPrice, expected) => {
  const { good, missing, chooseHref } = toWishLine({
    ...wish,
    product: { ...product, ...change },
    savedPrice,
  })
  expect({ good, missing, chooseHref }).toEqual({
    good: undefined,
    missing: undefined,
    chooseHref: undefined,
    ...expected,
  })
})

test('what is no longer sold has no page to lead to', () => {
  expect(toWishLine({ ...wish, isOffered: false })).toMatchObject({
    href: undefined,
    missing: 'No longer sold',
  })
})
