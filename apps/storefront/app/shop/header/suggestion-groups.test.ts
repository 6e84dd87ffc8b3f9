import { expect, test } from 'vitest'
import { toFoundGroups } from './suggestion-groups.ts'

const nothing = { products: [], categories: [], shops: [], correctedQuery: null }

test('where nothing fits, it says so, and the search can be made all the same', () => {
  expect(toFoundGroups('zz & q', nothing)).toEqual([
    {
      label: 'No suggestions for “zz & q”',
      items: [{ href: '/search?q=zz%20%26%20q', label: 'Search anyway', icon: 'search' }],
    },
  ])
})
