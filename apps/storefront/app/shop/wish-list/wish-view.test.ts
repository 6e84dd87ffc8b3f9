import type { ProductCard } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { toWishLine } from './wish-view.ts'

const product: ProductCard = {
  id: '1',
  slug: 'cove-mug',
  name: 'Cove mug',
  madeBy: { names: [], city: null, more: 0 },
  shop: { id: 's', name: 'Kiln & Cove', slug: 'kiln', tone: 'sage' },
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
  ['without a note at the same price', {}, 2_400, {}],
  [
    'with a note about a lower price',
    { priceSale: 20 },
    2_400,
    { good: 'Price fell by $4.00 since you saved it' },
  ],
  ['without a note at a higher price', { price: 30 }, 2_400, {}],
  ['as sold out, at any price', { isSoldOut: true, price: 1 }, 2_400, { missing: 'Sold out' }],
  ['with a link to its options', { optionCount: 2 }, 2_400, { chooseHref: '/product/cove-mug' }],
])('shows a wish %s', (_, change, savedPrice, expected) => {
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

test('shows no link for a product that is no longer sold', () => {
  expect(toWishLine({ ...wish, isOffered: false })).toMatchObject({
    href: undefined,
    missing: 'No longer sold',
  })
})

test('shows and links to the variant that was chosen', () => {
  const options = [
    { name: 'Glaze', value: 'Ink', valueId: 'v1' },
    { name: 'Size', value: '320 ml', valueId: 'v2' },
  ]
  const variant = { id: 'v', options }
  const href = '/product/cove-mug?glaze=ink&size=320-ml'
  const line = toWishLine({ ...wish, product: { ...product, optionCount: 2, hasPriceRange: true, variant } })
  expect(line).toMatchObject({ href, chooseHref: href, options: 'Ink, 320 ml', priceFrom: true })
})
