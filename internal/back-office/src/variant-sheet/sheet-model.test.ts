import { describe, expect, test } from 'vitest'
import {
  type CellRange,
  cellsOf,
  clearOf,
  copyOf,
  fillDown,
  inParts,
  inverseOf,
  pasteOf,
  type SheetColumn,
  type SheetRow,
} from './sheet-model.ts'

const columns: SheetColumn[] = [
  { id: 'sku', label: 'SKU' },
  { id: 'price', label: 'Price', kind: 'number' },
  { id: 'on', label: 'On', kind: 'switch' },
  { id: 'sold', label: 'Sold', fixed: true },
]
const rows: SheetRow[] = ['a', 'b', 'c', 'd'].map((id, place) => ({
  id,
  name: id,
  cells: { sku: id.toUpperCase(), price: String(place), on: '1', sold: '9' },
}))
const range = (top: number, left: number, bottom = top, right = left): CellRange => ({
  anchor: { row: bottom, column: right },
  head: { row: top, column: left },
})
const short = (patches: readonly { row: string; column: string; value: string }[]) =>
  patches.map(({ row, column, value }) => `${row}.${column}=${value}`)

test.each<[string, string[][]]>([
  ['1', [['1']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['5" pipe\tx', [['5" pipe', 'x']]],
  ['\t', [['', '']]],
])('a spreadsheet’s text %j', (text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

describe('[SEL-04] a block from a spreadsheet', () => {
  test('is laid down from the first cell, never beyond the sheet or over fixed cells', () => {
    expect(short(pasteOf(rows, columns, range(2, 0), 'X\t7\tno\t1\nY\t8\tyes\t1\nZ\t9\tyes\t1'))).toEqual([
      'c.sku=X',
      'c.price=7',
      'c.on=',
      'd.sku=Y',
      'd.price=8',
    ])
  })
  test('fills the selection from one cell, and repeats a row', () => {
    expect(short(pasteOf(rows, columns, range(0, 1, 2, 1), '5'))).toEqual([
      'a.price=5',
      'b.price=5',
      'c.price=5',
    ])
    expect(short(pasteOf(rows, columns, range(0, 0, 1, 1), 'S\t5'))).toEqual([
      'a.sku=S',
      'a.price=5',
      'b.sku=S',
      'b.price=5',
    ])
  })
  test('pastes elsewhere what was copied, unchanged', () => {
    expect(copyOf(rows, columns, range(0, 0, 1, 1))).toBe('A\t0\nB\t1')
    const patches = pasteOf(rows, columns, range(2, 0), copyOf(rows, columns, range(0, 0, 1, 1)))
    expect(short(patches)).toEqual(['c.sku=A', 'c.price=0', 'd.sku=B', 'd.price=1'])
    expect(short(inverseOf(rows, patches))).toEqual(['c.sku=C', 'c.price=2', 'd.sku=D', 'd.price=3'])
  })
})

test('fills down from the first row of the selection, or from above a single row', () => {
  expect(short(fillDown(rows, columns, range(1, 1, 3, 1)))).toEqual(['c.price=1', 'd.price=1'])
  expect(short(fillDown(rows, columns, range(1, 1)))).toEqual(['b.price=0'])
  expect(fillDown(rows, columns, range(0, 1))).toEqual([])
})

test('turns an emptied switch off, once', () => {
  expect(short(clearOf(rows, columns, range(0, 0, 0, 3)))).toEqual(['a.sku=', 'a.price=', 'a.on='])
})

test('more than a hundred rows are parted', () => {
  const many = Array.from({ length: 230 }, (_, place) => ({ id: String(place), name: '', cells: {} }))
  const parts = inParts([{ id: 'g', label: 'Lagoon', rows: many }])
  expect(parts.map(({ label, rows: own }) => `${label}: ${String(own.length)}`)).toEqual([
    'Lagoon 1–100: 100',
    'Lagoon 101–200: 100',
    'Lagoon 201–230: 30',
  ])
  expect(parts.flatMap(part => part.rows)).toEqual(many)
})
