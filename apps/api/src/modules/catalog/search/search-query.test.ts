import { expect, test } from 'vitest'
import { readSearch } from '../../../platform/search-query.ts'
import { distance } from './spelling.service.ts'

test.each([
  ['  Blue   mug ', { text: 'Blue mug', head: 'blue', last: 'mug', web: null }],
  ['"blue mug" -red', { web: '"blue mug" -red' }],
  ['mug or cup', { web: 'mug or cup' }],
  ['t-shirt', { web: null, words: ['t', 'shirt'] }],
  ['a\0b\u200Bc\n\td', { text: 'a b c d' }],
  ["100% o'neil\\", { words: ['100', 'o', 'neil'] }],
  ['🎉', { text: '🎉', words: [], last: '' }],
  ['ﬁg', { last: 'fig' }],
])('%j', (input, expected) => {
  expect(readSearch(input)).toMatchObject(expected)
})

test.each(['', '   ', '\0\0', undefined])('%j is no search', input => {
  expect(readSearch(input)).toBeNull()
})

test('cuts a long text to 200 characters and 16 terms', () => {
  const search = readSearch('ab '.repeat(400))!
  expect(search.text.length).toBeLessThanOrEqual(200)
  expect(search.words).toHaveLength(16)
})

test.each([
  ['mug', 'mug', 0],
  ['mgu', 'mug', 1],
  ['lampp', 'lamp', 1],
  ['stonewear', 'stoneware', 2],
  ['canlde', 'candle', 1],
  ['vase', 'lamp', 3],
])('returns the edit distance of %s and %s: %i', (from, to, steps) => {
  expect(distance(from, to, 3)).toBe(steps)
})
