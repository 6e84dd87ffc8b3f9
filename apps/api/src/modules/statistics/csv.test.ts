import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('quotes what another program would split, so that no formula begins inside', () => {
  expect(csvOf(['Name'], [['a;=1+1'], ['a\t=1+1'], ['a b']])).toBe(
    '\uFEFFName\r\n"a;=1+1"\r\n"a\t=1+1"\r\na b\r\n',
  )
})

test('reads back what it wrote, with formulas escaped', () => {
  const words = ['Cove mug', 'a, "b"\nc', '=1+1', '-2', '@x', '+49 30', "'=2", '', '杯子']
  const rows = parse(
    csvOf(
      ['Name', 'Units'],
      words.map(word => [word, -3]),
    ),
    { bom: true },
  ) as string[][]
  expect(rows.slice(1).map(([, units]) => units)).toEqual(words.map(() => '-3'))
  expect(rows.slice(1).map(([name]) => name)).toEqual([
    'Cove mug',
    'a, "b"\nc',
    "'=1+1",
    "'-2",
    "'@x",
    "'+49 30",
    "''=2",
    '',
    '杯子',
  ])
})
