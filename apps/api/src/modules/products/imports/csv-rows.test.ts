import { expect, test } from 'vitest'
import { type BrokenRow, type CsvRow, readCsvRows } from './csv-rows.ts'

async function collect(pieces: Iterable<string>) {
  const rows: (CsvRow | BrokenRow)[] = []
  for await (const row of readCsvRows(pieces)) rows.push(row)
  return rows
}

const read = (text: string) => collect([text])
const cells = async (text: string) =>
  (await read(text)).flatMap(row => ('cells' in row ? [[row.line, ...row.cells]] : []))

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
])('%s', async (_, text, rows) => {
  expect(await cells(text)).toEqual(rows)
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
])('%s costs its own row only', async (_, text, line, rows) => {
  const broken = (await read(text)).filter(row => 'reason' in row)
  expect(broken).toMatchObject([{ line, reason: expect.stringContaining('quotation mark') }])
  expect(await cells(text)).toEqual(rows)
})

test('a file that is no CSV is given up on', async () => {
  await expect(read('x"\n'.repeat(2_000))).rejects.toThrow('isn’t a CSV file')
})

test('reads the same rows however the text is split into chunks', async () => {
  const row = (at: number) => `${at},"a ""quoted""\r\ncell of ${'x'.repeat(at % 70)}"\r\n`
  const text = `\uFEFFn,text\r\n${Array.from({ length: 20_000 }, (_, at) => row(at)).join('')}`
  const pieces = text.match(/[\s\S]{1,4099}/g)!
  const whole = await collect(pieces)
  expect(whole).toHaveLength(20_001)
  expect(whole.at(-1)).toEqual({
    line: 40_000,
    cells: ['19999', `a "quoted"\ncell of ${'x'.repeat(19_999 % 70)}`],
  })
  expect(await read(text)).toEqual(whole)
})

test('a quotation mark that nothing closes costs one row, however much follows', async () => {
  const rows = (from: number) =>
    Array.from({ length: 20_000 }, (_, at) => `${from + at},b,some words to fill it`)
  const text = ['a,b,c', ...rows(0), 'x,"y,z', ...rows(20_000)].join('\n')
  const all = await read(text)
  expect(all.filter(row => 'reason' in row)).toMatchObject([{ line: 20_002 }])
  expect(all).toHaveLength(40_002)
})
