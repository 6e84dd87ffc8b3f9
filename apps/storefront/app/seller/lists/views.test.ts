import { expect, test } from 'vitest'
import { orderParams, orderQuery } from '../orders/list/orders-query.ts'
import { productParams, productQuery } from '../products/list/list-query.ts'
import { shownColumns } from './shown-columns.ts'
import { isSameQuery } from './view-query.ts'

test('[SEL-05] a saved view is the address that it was saved from, for both lists', () => {
  for (const search of ['tab=low&q=mug&sort=price&direction=asc', 'category=1f0e&tag=clay', '']) {
    const query = productQuery(new URLSearchParams(search))
    const back = productParams(query)
    expect(isSameQuery(productQuery(new URLSearchParams(back)), query)).toBe(true)
    expect(Object.keys(back).length).toBe(new URLSearchParams(search).size)
  }
  for (const search of ['view=late&q=gift&ordered=29', 'from=2026-11-01&to=2026-11-30', '']) {
    const query = orderQuery(new URLSearchParams(search))
    expect(orderParams(query)).toEqual(Object.fromEntries(new URLSearchParams(search)))
    expect(isSameQuery(orderQuery(new URLSearchParams(orderParams(query))), query)).toBe(true)
  }
  // A place in the list, and the view itself, are no part of what is asked.
  expect(orderQuery(new URLSearchParams('cursor=abc&saved=1'))).toEqual({})
})

test('chosen columns are shown everywhere, the usual ones where there is room', () => {
  const column = (id: string, more = {}) => ({ id, label: id, cell: () => id, ...more })
  const columns = [
    column('name'),
    column('price'),
    column('sold', { wide: true, phone: 'hide' }),
    column('tags'),
  ]
  const idsOf = (chosen: string[] | null) =>
    shownColumns(columns, ['price', 'sold'], chosen).map(({ id, wide, phone }) => [id, wide ?? false, phone])
  expect(idsOf(null)).toEqual([
    ['name', false, undefined],
    ['price', false, undefined],
    ['sold', true, 'hide'],
  ])
  expect(idsOf(['sold', 'gone'])).toEqual([
    ['name', false, undefined],
    ['sold', false, 'line'],
  ])
})
