import { expect, test } from 'vitest'
import { emptyVariant, type FormOption } from '../form/product-form.ts'
import { sheetGroups, toVariantChanges } from './variant-sheet-rows.ts'

const option = (id: string, ...values: string[]): FormOption => ({
  id,
  name: id,
  values: values.map(name => ({ id: name, name, swatch: null })),
})

test('[SEL-04] groups rows by the first option and reuses the rows of unchanged variants', () => {
  const options = [option('glaze', 'lagoon', 'ember'), option('size', 's', 'm')]
  const variants = ['lagoon', 'ember'].flatMap(glaze => ['s', 'm'].map(size => emptyVariant([glaze, size])))
  const before = sheetGroups({ options, variants })
  expect(before.map(({ label, rows }) => `${label}: ${rows.map(({ name }) => name).join(', ')}`)).toEqual([
    'lagoon: lagoon · s, lagoon · m',
    'ember: ember · s, ember · m',
  ])
  const changed = variants.map((one, at) => (at === 0 ? { ...one, price: '1' } : one))
  const after = sheetGroups({ options, variants: changed })
  expect(after[0]?.rows[0]).not.toBe(before[0]?.rows[0])
  expect(after[0]?.rows[1]).toBe(before[0]?.rows[1])
  expect(sheetGroups({ options: options.slice(0, 1), variants: [variants[0]!] })).toHaveLength(1)
})

test('converts cells into fields', () => {
  const changes = toVariantChanges([
    { row: 'a', column: 'price', value: '2' },
    { row: 'a', column: 'isActive', value: '' },
    { row: 'b', column: 'isActive', value: '1' },
  ])
  expect([...changes]).toEqual([
    ['a', { price: '2', isActive: false }],
    ['b', { isActive: true }],
  ])
})
