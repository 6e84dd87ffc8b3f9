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
  [{ field: 'sale', mode: 'remove' }, 'End of the sale'],
  [{ field: 'stock', mode: 'add', amount: -2 }, 'Stock −2'],
  [{ field: 'status', mode: 'set', status: 'draft' }, 'Status: Draft'],
  [{ field: 'tags', mode: 'add', tags: ['mug', 'blue'] }, 'With the tags mug, blue'],
])('a change is called by what it does: %j', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

test('[SEL-05] what is chosen is told with what is left out of it', () => {
  const words = (all: boolean, keys: string[], count: number) =>
    chosenWords({ selection: { all, keys }, viewed: {}, count })
  expect(words(false, ['a'], 1)).toBe('One product is selected.')
  expect(words(true, [], 4212)).toBe('All 4,212 products of this view are selected.')
  expect(words(true, ['a', 'b'], 4210)).toBe('All 4,212 products of this view but 2 are selected.')
})
