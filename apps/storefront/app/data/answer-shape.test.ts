import { isApiError } from '@stoa/api-client'
import { expect, test } from 'vitest'
import { requireShape } from './answer-shape.server.ts'

const TREE = '/api/public/category/get_tree_category'
const branch = (more: object = {}) => ({
  id: '1',
  name: 'Lighting',
  slug: 'lighting',
  icon: null,
  isShowSuggest: true,
  hasChild: false,
  child: [],
  ...more,
})

const misfitOf = (path: string, answer: unknown): string | null => {
  try {
    requireShape(path, answer)
    return null
  } catch (error) {
    if (!isApiError(error)) throw error
    expect(error.kind).toBe('parse')
    return error.detail
  }
}

test.each([
  ['what the contract promises', [branch({ child: [branch()] })], undefined],
  ['a field that is newer than this page', [branch({ colour: 'red' })], undefined],
  ['an empty list', [], undefined],
  ['an object instead of a list', {}, 'a proper /'],
  ['nothing at all', null, 'a proper /'],
  ['an item without its name', [branch({ name: undefined })], 'a proper /0/name'],
  ['a name that is a number, below', [branch({ child: [branch({ name: 7 })] })], 'a proper /0/child/0/name'],
])('%s', (_what, answer, place) => {
  const found = misfitOf(TREE, answer)
  expect(found?.slice(found.indexOf('a proper'))).toBe(place)
})

test.each(['/api/public/home', '/api/public/products', '/api/public/shops', '/api/public/products/{slug}'])(
  'an empty object is no answer of %s',
  path => {
    expect(misfitOf(path, {})).not.toBeNull()
  },
)
