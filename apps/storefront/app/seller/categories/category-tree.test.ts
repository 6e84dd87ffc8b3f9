import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { beforeOf, flatten, heightOf, placesFor } from './category-tree.ts'

const node = (
  id: string,
  depth: number,
  child: SellerCategoryNode[] = [],
  isOwn = false,
): SellerCategoryNode =>
  ({ id, name: id, depth, isOwn, canHaveChildren: depth < 3, parentId: null, child }) as never

const leaf = node('leaf', 3, [], true)
const own = { ...node('own', 2, [leaf], true), parentId: 'kitchen' }
const tree = [node('kitchen', 1, [own, node('mugs', 2, [], true)]), node('home', 1)]

test('flattens the tree with the path to each category', () => {
  expect(flatten(tree).map(({ node: { id }, above }) => [...above, id].join('/'))).toEqual([
    'kitchen',
    'kitchen/own',
    'kitchen/own/leaf',
    'kitchen/mugs',
    'home',
  ])
})

test('offers no parent that is the category itself, its parent, or too deep', () => {
  expect(heightOf(own)).toBe(2)
  expect(placesFor(flatten(tree), own).map(({ node: { id } }) => id)).toEqual(['home'])
})

test('turns a position among siblings into the id of the next one', () => {
  const siblings = ['a', 'b', 'c'].map(id => node(id, 2))
  expect([0, 1, 2].map(to => beforeOf(siblings, 'b', to))).toEqual(['a', 'c', null])
})
