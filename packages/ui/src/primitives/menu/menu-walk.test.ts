import { expect, test } from 'vitest'
import { findByText, step } from './menu-walk.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', -1, 3],
  ['ArrowRight', 1, undefined],
])('%s from %i leads to %s', (key, at, to) => {
  expect(step(key, at, 4)).toBe(to)
})

test('an empty menu has nowhere to go', () => {
  expect(step('ArrowDown', -1, 0)).toBeUndefined()
  expect(findByText([], 'a', -1)).toBeUndefined()
})

const names = ['Account', 'Order History', 'Seller Channel', 'System', ' Settings']

test.each([
  ['o', -1, 1],
  ['ord', 1, 1],
  ['s', -1, 2],
  ['s', 2, 3],
  ['ss', 3, 4],
  ['sss', 4, 2],
  ['SY', 2, 3],
  ['order h', 1, 1],
  ['x', 0, undefined],
  [' ', 0, undefined],
])('"%s" from %i leads to %s', (typed, at, to) => {
  expect(findByText(names, typed, at)).toBe(to)
})
