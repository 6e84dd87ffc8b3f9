import { expect, test } from 'vitest'
import { isSelected, noSelection, selectionCount, withRows } from './selection.ts'

test('rows are chosen one by one, and the whole view but some', () => {
  const two = withRows(noSelection, ['a', 'b'], true)
  expect([selectionCount(two, 9), isSelected(two, 'a'), isSelected(two, 'c')]).toEqual([2, true, false])
  expect(withRows(two, ['a', 'b'], false)).toEqual(noSelection)

  const all = withRows({ all: true, keys: [] }, ['b'], false)
  expect([selectionCount(all, 9), isSelected(all, 'a'), isSelected(all, 'b')]).toEqual([8, true, false])
  expect(withRows(all, ['b'], true)).toEqual({ all: true, keys: [] })
})
