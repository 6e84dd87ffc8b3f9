import { expect, test } from 'vitest'
import { makeSkus, skuPattern } from './make-skus.ts'
import { emptyVariant, type FormOption } from './product-form.ts'

const options: FormOption[] = [
  { id: 'g', name: 'Glaze', values: [{ id: 'l', name: 'Lagoon blue', swatch: null }] },
  {
    id: 's',
    name: 'Size (ml)',
    values: [
      { id: '2', name: '200 ml', swatch: null },
      { id: '3', name: 'Café', swatch: null },
    ],
  },
]

test('[SEL-04] makes a SKU for each variant from a pattern', () => {
  const pattern = skuPattern('Cove mug', options)
  expect(pattern).toBe('COVE-{Glaze}-{Size (ml)}')
  const variants = [emptyVariant(['l', '2']), emptyVariant(['l', '3'])]
  expect(makeSkus(pattern, options, variants).map(({ sku }) => sku)).toEqual([
    'COVE-LAGOON-BLUE-200-ML',
    'COVE-LAGOON-BLUE-CAFE',
  ])
})
