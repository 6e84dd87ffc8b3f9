import { expect, test } from 'vitest'
import { readListQuery, sortParams } from './list-query.ts'

test('[SEL-05] reads the query from the URL and ignores unknown values', () => {
  const read = (search: string) => readListQuery(new URLSearchParams(search))
  expect(read('').query).toEqual({})
  expect(read('tab=low&q= mug &sort=stock&cursor=abc').query).toEqual({
    stock: 'low',
    q: 'mug',
    sort: 'stock',
    cursor: 'abc',
  })
  expect(read('tab=draft').query).toEqual({ status: 'draft' })
  expect(read('tab=nonsense&sort=color&direction=up').query).toEqual({})
  expect(read('sort=stock').sort).toEqual({ by: 'stock', descending: false })
  expect(read('sort=stock&direction=desc').sort).toEqual({ by: 'stock', descending: true })
})

test('leaves the default sort order out of the URL', () => {
  expect(sortParams({ by: 'newest', descending: true })).toEqual({ sort: null, direction: null })
  expect(sortParams({ by: 'name', descending: false })).toEqual({ sort: 'name', direction: null })
  expect(sortParams({ by: 'name', descending: true })).toEqual({ sort: 'name', direction: 'desc' })
})
