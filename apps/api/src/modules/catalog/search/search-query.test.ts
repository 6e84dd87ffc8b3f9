import { expect, test } from 'vitest'
import { readSearch } from '../../../platform/search-query.ts'
import { distance, nearWords } from './spelling.service.ts'

test.each([
  ['  Blue   mug ', { text: 'Blue mug', query: 'Blue mug' }],
  ['"blue  mug" -red', { text: '"blue mug" -red', query: ' blue-mug  -red' }],
  ['a\0b\u200Bc\n\td', { text: 'a bc d' }],
  ['🎉', { text: '🎉' }],
])('%j', (input, expected) => {
  expect(readSearch(input)).toMatchObject(expected)
})

test.each(['', '   ', '\0\0', undefined])('%j is no search', input => {
  expect(readSearch(input)).toBeNull()
})

test('cuts a long text to 200 characters', () => {
  expect(readSearch('ab '.repeat(400))!.text.length).toBeLessThanOrEqual(200)
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

test.each([
  ['mgu', 'mug'],
  ['lampp', 'lamp'],
  ['headfones', 'headphones'],
  ['stonewear', 'stoneware'],
  ['blankt', 'blanket'],
  ['couch', null],
  ['sale', null],
  ['ines', null],
  ['cafe', null],
  ['tshirt', null],
])('takes %s for %s', (word, meant) => {
  const near = [
    'mug',
    'lamp',
    'headphones',
    'stoneware',
    'touch',
    'salt',
    'lines',
    'cake',
    'thirty',
    'blank',
    'blanket',
  ]
  expect(nearWords(word, near)[0]?.word ?? null).toBe(meant)
})
