import { expect, test } from 'vitest'
import { orderParams, orderQuery } from '../orders/list/orders-query.ts'
import { productParams, productQuery } from '../products/list/list-query.ts'
import { shownColumns } from './shown-columns.ts'
import { isSameQuery } from './view-query.ts'

test('[SEL-05] turns a saved view back into the URL parameters that it was saved from', () => {
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
  // The page and the id of the view aren’t part of the query.
  expect(orderQuery(new URLSearchParams('cursor=abc&saved=1'))).toEqual({})
})

test('shows chosen columns on every screen and hides wide default ones on small screens', () => {
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
