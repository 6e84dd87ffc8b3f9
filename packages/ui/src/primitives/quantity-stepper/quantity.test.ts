import { describe, expect, test } from 'vitest'
import { askedQuantity, clampQuantity, parseQuantity } from './quantity.ts'

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

describe('askedQuantity', () => {
  test.each([
    [3, counted, { quantity: 3, cut: false }],
    [5, counted, { quantity: 5, cut: false }],
    [12, counted, { quantity: 5, cut: true }],
    [9999, uncounted, { quantity: 9999, cut: false }],
    [0, counted, null],
    [-3, counted, null],
    [2.5, counted, null],
    [Number.NaN, counted, null],
    [4, { min: 1, max: 0 }, { quantity: 1, cut: true }],
  ])('%d in %j', (asked, range, expected) => {
    expect(askedQuantity(asked, range)).toEqual(expected)
  })
})

describe('parseQuantity', () => {
  test.each([
    ['3', 3],
    [' 4 ', 4],
    ['0', null],
    ['2.5', null],
    ['', null],
    ['   ', null],
    ['three', null],
    ['1e9', 5],
    ['-2', null],
    ['NaN', null],
    ['Infinity', null],
  ])('%j', (text, expected) => {
    expect(parseQuantity(text, counted)).toBe(expected)
  })
})
