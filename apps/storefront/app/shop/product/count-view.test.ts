import { expect, test } from 'vitest'
import { sourceOf } from './count-view.ts'

test.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/category/kitchen/mugs', 'category'],
  ['/all-product', 'category'],
  ['/shop/kiln-and-cove', 'shop'],
  ['/product/cove-mug', 'elsewhere'],
  ['/searching', 'elsewhere'],
  [null, 'elsewhere'],
])('maps %s to %s', (path, source) => {
  expect(sourceOf(path)).toBe(source)
})
