import { type CsvError, parse } from 'csv-parse/sync'
import { csvLine } from '../../platform/csv.ts'
import { isDay } from '../../platform/local-day.ts'
import type { TaxRateRow } from './rates.repository.ts'

export interface RateProblem {
  line: number
  column: string
  reason: string
}

/** Rate of a file, with the line on which it begins. */
export interface FileRate extends TaxRateRow {
  line: number
}

const COLUMNS = ['country', 'region', 'category', 'rate', 'from', 'note'] as const
type Cells = Record<(typeof COLUMNS)[number], string>

/** Most rows of a file. All countries with a few categories and changes have some thousands. */
const MAX_ROWS = 20_000
const MAX_NOTE = 200

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Reads rates from CSV with the columns `country,region,category,rate,from,note`, in any order. */
export function readRates(text: string): { rates: FileRate[]; problems: RateProblem[] } {
  const rows = rowsOf(text)
  if ('reason' in rows) return { rates: [], problems: [rows] }
  const [header, ...body] = rows
  const columns = header?.record.map(cell => cell.trim().toLowerCase()) ?? []
  const missing = ['country', 'category', 'rate', 'from'].filter(name => !columns.includes(name))
  if (missing.length > 0)
    return {
      rates: [],
      problems: missing.map(column => ({ line: 1, column, reason: 'this column is missing' })),
    }
  if (body.length > MAX_ROWS)
    return {
      rates: [],
      problems: [{ line: MAX_ROWS + 2, column: 'country', reason: `there are more than ${MAX_ROWS} rows` }],
    }
  const problems: RateProblem[] = []
  const seen = new Map<string, number>()
  const rates = body.flatMap(({ record, line }): FileRate[] => {
    const cells = Object.fromEntries(
      COLUMNS.map(name => [name, (record[columns.indexOf(name)] ?? '').trim()]),
    ) as Cells
    const rate = rateOf(cells)
    const own = faultsOf(cells).map(fault => ({ line, ...fault }))
    const key = keyOf(rate)
    const first = seen.get(key)
    if (own.length === 0 && first !== undefined)
      own.push({
        line,
        column: 'from',
        reason: `line ${first} has a rate for the same place, category and day`,
      })
    seen.set(key, first ?? line)
    problems.push(...own)
    return own.length > 0 ? [] : [{ ...rate, line }]
  })
  return { rates, problems }
}

/** Writes rates as the CSV that `readRates` reads. */
export const writeRates = (rates: readonly TaxRateRow[]): string[] => [
  csvLine(COLUMNS).trimEnd(),
  ...rates.map(({ country, region, category, rateBasisPoints, fromDay, note }) =>
    csvLine([
      country,
      region,
      category,
      rateBasisPoints === null ? 'none' : String(rateBasisPoints / 100),
      fromDay,
      note,
    ]).trimEnd(),
  ),
]

/** Names what a rate is for. No two rates have the same key. */
export const keyOf = ({
  country,
  region,
  category,
  fromDay,
}: Omit<TaxRateRow, 'rateBasisPoints' | 'note'>): string => [country, region, category, fromDay].join(' ')

function rowsOf(text: string): { record: string[]; line: number }[] | RateProblem {
  try {
    const found = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true })
    return (found as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      record,
      line: info.lines,
    }))
  } catch (error) {
    const { lines = 1, message } = error as CsvError & { lines?: number }
    return { line: lines, column: 'country', reason: `this isn’t CSV: ${message}` }
  }
}

const rateOf = ({ country, region, category, rate, from, note }: Cells): TaxRateRow => ({
  country: country.toUpperCase(),
  region: region.toUpperCase(),
  category: category.toLowerCase(),
  rateBasisPoints: rate.toLowerCase() === 'none' ? null : Math.round(Number.parseFloat(rate) * 100),
  fromDay: from,
  note,
})

function faultsOf({ country, category, rate, from, note }: Cells): { column: string; reason: string }[] {
  const faults: [isFault: boolean, column: string, reason: string][] = [
    [
      !/^[A-Za-z]{2}$/.test(country) || names.of(country.toUpperCase()) === undefined,
      'country',
      `“${country}” isn’t a country. Write its two letters, such as DE.`,
    ],
    [category === '', 'category', 'it’s empty. Write a code, such as standard.'],
    [
      rate.toLowerCase() !== 'none' &&
        !(/^\d{1,3}(\.\d{1,2})?%?$/.test(rate) && Number.parseFloat(rate) <= 100),
      'rate',
      `“${rate}” isn’t a rate. Write it in percent, such as 19 or 5.5, or none if there is no rate from this day.`,
    ],
    [!isDay(from), 'from', `“${from}” isn’t a day. Write it as 2027-01-01.`],
    [note.length > MAX_NOTE, 'note', `it has more than ${MAX_NOTE} characters`],
  ]
  return faults.flatMap(([isFault, column, reason]) => (isFault ? [{ column, reason }] : []))
}
