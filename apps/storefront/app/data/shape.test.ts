import { expect, test } from 'vitest'
import { fits } from './shape.ts'

const list = { items: [{ id: '', stars: 0, tags: [''] }], page: { next: null }, any: null, open: false }
const good = {
  items: [{ id: 'a', stars: 4, tags: ['x'], more: 1 }],
  page: { next: null },
  any: undefined,
  open: true,
}

test.each<[string, unknown, boolean]>([
  ['all of it', good, true],
  ['no entry', { ...good, items: [] }, true],
  ['a field more', { ...good, extra: {} }, true],
  ['any kind where null stands', { ...good, page: { next: 'cursor' }, any: 7 }, true],
  ['nothing', {}, false],
  ['null', null, false],
  ['a list', [], false],
  ['a text', 'items', false],
  ['a list that is none', { ...good, items: {} }, false],
  ['a null entry', { ...good, items: [null] }, false],
  ['an empty entry', { ...good, items: [{}] }, false],
  ['a wrong kind', { ...good, items: [{ id: 'a', stars: '4', tags: [] }] }, false],
  ['a wrong kind further down', { ...good, items: [{ id: 'a', stars: 4, tags: [1] }] }, false],
  ['a list for an object', { ...good, page: [] }, false],
])('%s', (_, value, expected) => {
  expect(fits(value, list)).toBe(expected)
})
