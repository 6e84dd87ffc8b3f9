import { expect, test } from 'vitest'
import { sharesOf } from './distribution.ts'

test('shares are of all reviews', () => {
  expect(sharesOf([6, 2, 1, 0, 1])).toEqual([60, 20, 10, 0, 10])
})

test('leaves every bar empty without reviews', () => {
  expect(sharesOf([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0])
})
