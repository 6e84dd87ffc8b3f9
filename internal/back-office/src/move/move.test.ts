import { expect, test } from 'vitest'
import { move } from './move.ts'

const letters = ['a', 'b', 'c', 'd']

test.each([
  [0, 1, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [1, -5, 'bacd'],
  [1, 99, 'acdb'],
  [9, 0, 'abcd'],
])('moves an entry from %i to %i', (from, to, expected) => {
  expect(move(letters, from, to).join('')).toBe(expected)
})

test('loses and duplicates nothing, and restores by moving back', () => {
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++) {
      expect([...move(letters, from, to)].sort()).toEqual(letters)
      expect(move(move(letters, from, to), to, from)).toEqual(letters)
    }
})
