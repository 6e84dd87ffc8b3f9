import { describe, expect, test } from 'vitest'
import { clampQuantity, parseQuantity } from './quantity.ts'

const counted = { min: 1, max: 5 }
const uncounted = { min: 1, max: undefined }

describe('clampQuantity', () => {
  test.each([
    [3, counted, 3],
    [0, counted, 1],
    [-7, counted, 1],
    [9, counted, 5],
    [2.4, counted, 2],
    [9999, uncounted, 9999],
    [4, { min: 1, max: 0 }, 1],
  ])('%d in %j', (quantity, range, expected) => {
    expect(clampQuantity(quantity, range)).toBe(expected)
  })
})

describe('parseQuantity', () => {
  test.each([
    ['3', 3],
    [' 4 ', 4],
    ['', null],
    ['   ', null],
    ['three', null],
    ['1e9', 5],
    ['-2', 1],
    ['NaN', null],
    ['Infinity', null],
  ])('%j', (text, expected) => {
    expect(parseQuantity(text, counted)).toBe(expected)
  })
})
