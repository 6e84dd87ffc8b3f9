import { expect, test } from 'vitest'
import { readCsv } from './csv-table.ts'

const cells = (text: string) => readCsv(text).rows.map(row => [row.line, ...row.cells])

test.each([
  [
    'plain',
    'a,b\n1,2\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a byte order mark and \\r\\n',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    '\\r alone',
    'a,b\r1,2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'line breaks and quotes in cells',
    'a,b\n"1\r\n2","say ""hi"""\n3,4',
    [
      [1, 'a', 'b'],
      [2, '1\n2', 'say "hi"'],
      [4, '3', '4'],
    ],
  ],
  [
    'empty lines',
    'a\n\n\nb\n',
    [
      [1, 'a'],
      [4, 'b'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(cells(text)).toEqual(rows)
})

test.each([
  [
    'a quote that nothing closes',
    'a,b\n1,"2\n3,4\n5,6',
    2,
    [
      [1, 'a', 'b'],
      [3, '3', '4'],
      [4, '5', '6'],
    ],
  ],
  [
    'a quote in the middle of a cell',
    'a,b\n1,10" plate\n3,4',
    2,
    [
      [1, 'a', 'b'],
      [3, '3', '4'],
    ],
  ],
  [
    'text behind a closing quote',
    'a,b\n"1"x,2\n3,4',
    2,
    [
      [1, 'a', 'b'],
      [3, '3', '4'],
    ],
  ],
])('%s costs its own row only', (_, text, line, rows) => {
  const table = readCsv(text)
  expect(table.broken).toMatchObject([{ line, reason: expect.stringContaining('quotation mark') }])
  expect(cells(text)).toEqual(rows)
})

test('a file that is no CSV is given up on', () => {
  expect(() => readCsv('x"\n'.repeat(2_000))).toThrow('not a CSV')
})
