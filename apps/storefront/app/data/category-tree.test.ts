import type { Category } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { toSuggestedLinks } from '../shop/header/category-links.ts'
import { toCategoryNodes } from './category-tree.ts'

const category = (slug: string, child: Category[] = [], isShowSuggest = false): Category => ({
  id: slug,
  name: slug.toUpperCase(),
  slug,
  isShowSuggest,
  hasChild: child.length > 0,
  child,
})

const many = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => category(`${prefix}-${index}`))

test('a small tree travels with its second level, without what no header shows', () => {
  const [kitchen] = toCategoryNodes([category('kitchen', [category('mugs')], true)])
  expect(kitchen).toEqual({
    id: 'kitchen',
    name: 'KITCHEN',
    slug: 'kitchen',
    suggested: true,
    hasChild: true,
    child: [{ id: 'mugs', name: 'MUGS', slug: 'mugs' }],
  })
})

test('of a large tree only suggested branches travel; the others say that they can be opened', () => {
  const [plain, suggested] = toCategoryNodes([
    category('plain', many(140, 'p')),
    category('suggested', many(20, 's'), true),
  ])
  expect(plain).toEqual({ id: 'plain', name: 'PLAIN', slug: 'plain', hasChild: true })
  expect(suggested?.child).toHaveLength(20)
})

test('a category in the top nav is linked by its whole path, however deep it is', () => {
  const trials = category('trials', [], true)
  const nodes = toCategoryNodes([
    category('kitchen', [category('mugs', [trials])]),
    category('home', [], true),
    ...many(200, 'x'),
  ])
  expect(toSuggestedLinks(nodes)).toEqual([
    { id: 'trials', name: 'TRIALS', href: '/category/kitchen/mugs/trials' },
    { id: 'home', name: 'HOME', href: '/category/home' },
  ])
})

test('leaves out a shop’s category below one of the top nav, unless it was granted', () => {
  const own = { ...category('free-phones'), isFromShop: true }
  const granted = { ...category('trials', [], true), isFromShop: true }
  const [home] = toSuggestedLinks(toCategoryNodes([category('home', [own, granted, category('rugs')], true)]))
  expect(home!.children!.map(({ id }) => id)).toEqual(['trials', 'rugs'])
})
