import type { BulkAction } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { chosenWords } from '../products/list/chosen-products.ts'
import { actionWords } from './run-name.ts'

test.each<[BulkAction, string]>([
  [{ field: 'price', mode: 'percent', amount: -10 }, 'Prices 10% less'],
  [{ field: 'price', mode: 'add', amount: 1.5 }, 'Prices $1.50 more'],
  [{ field: 'price', mode: 'set', amount: 12 }, 'Prices to $12.00'],
  [
    { field: 'sale', mode: 'percent', amount: -20, saleFrom: null, saleUntil: '2026-11-30' },
    'Sale at 20% less until Nov 30, 2026',
  ],
  [{ field: 'sale', mode: 'remove' }, 'Sale ended'],
  [{ field: 'stock', mode: 'add', amount: -2 }, 'Stock −2'],
  [{ field: 'status', mode: 'set', status: 'draft' }, 'Status: Draft'],
  [{ field: 'tags', mode: 'add', tags: ['mug', 'blue'] }, 'Added tags mug, blue'],
  [{ field: 'tags', mode: 'remove', tags: ['mug'] }, 'Removed tag mug'],
])('describes the bulk change %j', (action, name) => {
  expect(actionWords(action)).toBe(name)
})

test('[SEL-05] describes the selected products and the exceptions', () => {
  const describe = (all: boolean, keys: string[], count: number) =>
    chosenWords({ selection: { all, keys }, viewed: {}, count })
  expect(describe(false, ['a'], 1)).toBe('1 product is selected.')
  expect(describe(true, [], 4212)).toBe('All 4,212 products in this view are selected.')
  expect(describe(true, ['a', 'b'], 4210)).toBe('All 4,212 products in this view except 2 are selected.')
})
