import { describe, expect, test } from 'vitest'
import { clampQuantity, formatQuantity, readQuantity } from './quantity.ts'

const counted = { min: 1, max: 5 }
const uncounted = { min: 1, max: undefined }

describe('clampQuantity', () => {
  test.each([
    [3, counted, 3],
    [0, counted, 1],
    [-7, counted, 1],
    [9, counted, 5],
    [9999, uncounted, 9999],
    [4, { min: 1, max: 0 }, 1],
  ])('%d in %j', (quantity, range, expected) => {
    expect(clampQuantity(quantity, range)).toBe(expected)
  })
})

describe('readQuantity', () => {
  test.each([
    ['3', { quantity: 3 }],
    [' 4 ', { quantity: 4 }],
    ['007', { quantity: 5, problem: 'aboveMax' }],
    ['6', { quantity: 5, problem: 'aboveMax' }],
    ['', {}],
    ['   ', {}],
    ['0', { problem: 'belowMin' }],
    ['-3', { problem: 'belowMin' }],
    ['−3', { problem: 'belowMin' }],
    ['2.5', { problem: 'notWhole' }],
    ['2,5', { problem: 'notWhole' }],
    ['three', { problem: 'notWhole' }],
    ['1e9', { problem: 'notWhole' }],
    ['Infinity', { problem: 'notWhole' }],
    ['9'.repeat(30), { problem: 'notWhole' }],
  ])('%j', (text, expected) => {
    expect(readQuantity(text, counted, 'en-US')).toEqual(expected)
  })

  test('has no upper limit if stock is not tracked', () => {
    expect(readQuantity('9999', uncounted, 'en-US')).toEqual({ quantity: 9999 })
  })

  test.each([
    ['the locale’s digits', '٣', 'ar-EG'],
    ['plain digits in a locale with its own', '3', 'ar-EG'],
    ['full-width digits', '３', 'ja-JP'],
  ])('reads %s', (_name, text, locale) => {
    expect(readQuantity(text, counted, locale)).toEqual({ quantity: 3 })
  })
})

test.each([
  [1234, 'en-US', '1234'],
  [12, 'ar-EG', '١٢'],
])('formatQuantity writes %d in %s without groups', (quantity, locale, expected) => {
  expect(formatQuantity(quantity, locale)).toBe(expected)
})
