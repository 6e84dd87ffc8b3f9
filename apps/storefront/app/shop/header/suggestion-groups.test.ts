import { expect, test } from 'vitest'
import { toFoundGroups } from './suggestion-groups.ts'

const nothing = { products: [], categories: [], shops: [], correctedQuery: null }

test('offers the search itself when there are no suggestions', () => {
  expect(toFoundGroups('zz & q', nothing)).toEqual([
    {
      label: 'No suggestions for “zz & q”',
      items: [{ href: '/search?q=zz%20%26%20q', label: 'Search anyway', icon: 'search' }],
    },
  ])
})
