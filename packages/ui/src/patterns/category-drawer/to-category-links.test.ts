import { expect, test } from 'vitest'
import { type CategoryNode, toCategoryLinks } from './to-category-links.ts'

const category = (slug: string, child: CategoryNode[] = []): CategoryNode => ({
  id: slug,
  name: slug.toUpperCase(),
  slug,
  icon: null,
  hasChild: child.length > 0,
  child,
})
const tree = [category('a', [category('b', [category('c', [category('d')])])])]

test('links name the path from the root, and nothing opens below the third level', () => {
  const c = { id: 'c', name: 'C', href: '/category/a/b/c' }
  expect(toCategoryLinks(tree)).toEqual([
    {
      id: 'a',
      name: 'A',
      href: '/category/a',
      hasChildren: true,
      children: [{ id: 'b', name: 'B', href: '/category/a/b', hasChildren: true, children: [c] }],
    },
  ])
  expect(toCategoryLinks([category('c', [category('d')])], { parent: '/category/a/b' })).toEqual([c])
})

test('links of another site lead to its own pages, and say that children can be loaded', () => {
  const root = 'https://market.example/c'
  expect(toCategoryLinks(tree, { root, levels: 1 })).toEqual([{ id: 'a', name: 'A', href: `${root}/a` }])
  expect(
    toCategoryLinks([{ id: 'é', name: 'É', slug: 'é', icon: 'lamp', hasChild: true }], { root }),
  ).toEqual([{ id: 'é', name: 'É', href: `${root}/%C3%A9`, icon: 'lamp', hasChildren: true }])
})
