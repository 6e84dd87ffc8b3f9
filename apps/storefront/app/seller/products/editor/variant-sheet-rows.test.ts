import type { SellerVariant } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { emptyVariant, type FormOption } from '../form/product-form.ts'
import { sheetColumns, sheetGroups, toVariantChanges } from './variant-sheet-rows.ts'

const option = (id: string, ...values: string[]): FormOption => ({
  id,
  name: id,
  values: values.map(name => ({ id: name, name, swatch: null })),
})

const none = new Map<string, number>()
const unknown = new Map<string, SellerVariant>()

test('[SEL-04] groups rows by the first option and reuses the rows of unchanged variants', () => {
  const options = [option('glaze', 'lagoon', 'ember'), option('size', 's', 'm')]
  const variants = ['lagoon', 'ember'].flatMap(glaze => ['s', 'm'].map(size => emptyVariant([glaze, size])))
  const before = sheetGroups({ options, variants }, none, unknown)
  expect(before.map(({ label, rows }) => `${label}: ${rows.map(({ name }) => name).join(', ')}`)).toEqual([
    'lagoon: lagoon · s, lagoon · m',
    'ember: ember · s, ember · m',
  ])
  const changed = variants.map((one, at) => (at === 0 ? { ...one, price: '1' } : one))
  const after = sheetGroups({ options, variants: changed }, none, unknown)
  expect(after[0]?.rows[0]).not.toBe(before[0]?.rows[0])
  expect(after[0]?.rows[1]).toBe(before[0]?.rows[1])
  expect(sheetGroups({ options: options.slice(0, 1), variants: [variants[0]!] }, none, unknown)).toHaveLength(
    1,
  )
})

test('shows items held in checkouts next to their variant, in a column that cannot be edited', () => {
  const variants = [emptyVariant(['s']), emptyVariant(['m'])]
  const held = new Map([[variants[1]!.id, 3]])
  const [group] = sheetGroups({ options: [option('size', 's', 'm')], variants }, held, unknown)
  expect(group?.rows.map(({ cells }) => cells.held)).toEqual([undefined, '3'])
  expect(sheetColumns({ variants }, held, unknown).at(-1)).toMatchObject({ id: 'held', fixed: true })
  expect(sheetColumns({ variants }, none, unknown).at(-1)?.id).not.toBe('held')
})

test('shows what shoppers will see struck through next to a sale price', () => {
  const variants = [
    { ...emptyVariant(['s']), id: 's', salePrice: '18' },
    { ...emptyVariant(['m']), salePrice: '18' },
    emptyVariant(['l']),
  ]
  const compared = new Map([['s', { lowestPrice: 22 } as SellerVariant]])
  const [group] = sheetGroups({ options: [option('size', 's', 'm', 'l')], variants }, none, compared)
  expect(group?.rows.map(({ cells }) => cells.struck)).toEqual(['$22.00', 'None', undefined])
  expect(sheetColumns({ variants }, none, compared)[3]).toMatchObject({ id: 'struck', fixed: true })
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
