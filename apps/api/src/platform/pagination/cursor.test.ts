import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor, InvalidCursor } from './cursor.ts'

const id = '5b71739f-f17a-5a57-9799-247f956c9986'
const cursor = { direction: 'next' as const, keys: [42, id] }
const list = 'products best_seller {}'

test('restores a cursor exactly', () => {
  const text = encodeCursor(cursor, list)
  expect(decodeCursor(text, list, ['integer', 'uuid'])).toEqual(cursor)
  expect(text.length).toBeLessThan(120)
  const back = { ...cursor, direction: 'previous' as const }
  expect(decodeCursor(encodeCursor(back, list), list, ['integer', 'uuid'])).toEqual(back)
})

test.each([
  ['of another list', encodeCursor(cursor, 'products newest {}')],
  ['changed', encodeCursor(cursor, list).replace(/^./, c => (c === 'A' ? 'B' : 'A'))],
  ['cut', encodeCursor(cursor, list).slice(0, -2)],
  ['with more behind it', `${encodeCursor(cursor, list)}.x`],
  ['with another number of keys', encodeCursor({ direction: 'next', keys: [id] }, list)],
  ['with keys of another kind', encodeCursor({ direction: 'next', keys: ['42', id] }, list)],
  ['with a fraction', encodeCursor({ direction: 'next', keys: [1.5, id] }, list)],
  ['with an id that is none', encodeCursor({ direction: 'next', keys: [1, "' or 1=1"] }, list)],
  ['empty', ''],
  ['nonsense', '%00'],
])('a cursor %s is refused', (_, text) => {
  expect(() => decodeCursor(text, list, ['integer', 'uuid'])).toThrow(InvalidCursor)
})
