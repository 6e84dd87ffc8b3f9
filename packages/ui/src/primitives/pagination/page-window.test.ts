import { describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 8, 9, 10]],
    [99, 10, [1, 'gap', 8, 9, 10]],
    [-3, 10, [1, 2, 3, 'gap', 10]],
    [Number.NaN, 3, [1, 2, 3]],
    [1, Number.NaN, []],
  ])('page %s of %s', (current, count, expected) => {
    expect(pageWindow(current, count)).toEqual(expected)
  })

  test('always holds the current page, both ends, and never a page twice', () => {
    for (let count = 1; count <= 30; count++) {
      for (let page = 1; page <= count; page++) {
        const numbers = pageWindow(page, count).filter(slot => slot !== 'gap')
        expect(numbers).toContain(page)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(count)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers.length).toBeLessThanOrEqual(7)
      }
    }
  })
})
