import { describe, expect, test } from 'vitest'
import { type CartLineData, sameLine, selectionOf } from './cart-data.ts'

const line = (over: Partial<CartLineData> = {}): CartLineData => ({
  id: 'l1',
  name: 'Cove mug',
  href: '/product/cove-mug',
  picture: { id: 'p1', alt: '', base: '/media/p1', widths: [160] },
  options: 'Lagoon',
  quantity: 1,
  unitPrice: 2800,
  amount: 2800,
  selected: false,
  selectable: true,
  problems: [],
  ...over,
})

describe('selectionOf', () => {
  const on = line({ selected: true })
  const off = line()
  const gone = line({ selectable: false })
  test.each([
    ['no lines', [], 'none'],
    ['none on', [off, off], 'none'],
    ['one on', [on, off], 'some'],
    ['all on', [on, on], 'all'],
    ['all that can be on', [on, gone], 'all'],
    ['only what cannot', [gone], 'none'],
    ['a dead line that was left selected', [off, line({ selectable: false, selected: true })], 'none'],
  ])('%s', (_name, lines, expected) => {
    expect(selectionOf(lines)).toBe(expected)
  })
})

describe('sameLine', () => {
  const problem = { code: 'stock_reduced', title: 'Only 1 left.', text: 'You had 2.' } as const
  test.each([
    ['made anew', line(), line(), true],
    ['selected', line(), line({ selected: true }), false],
    ['quantity', line(), line({ quantity: 2, amount: 5600 }), false],
    ['busy came', line(), line({ busyWith: 'updating' }), false],
    ['busy went', line({ busyWith: 'updating' }), line(), false],
    ['busy spelled out', line(), line({ busyWith: undefined }), true],
    ['another picture', line(), line({ picture: null }), false],
    ['the same problem made anew', line({ problems: [problem] }), line({ problems: [{ ...problem }] }), true],
    ['a problem', line(), line({ problems: [problem] }), false],
    [
      'another tone',
      line({ problems: [problem] }),
      line({ problems: [{ ...problem, tone: 'positive' }] }),
      false,
    ],
    [
      'other words',
      line({ problems: [problem] }),
      line({ problems: [{ ...problem, text: 'You had 3.' }] }),
      false,
    ],
  ])('%s', (_name, a, b, expected) => {
    expect(sameLine(a, b)).toBe(expected)
  })
})
