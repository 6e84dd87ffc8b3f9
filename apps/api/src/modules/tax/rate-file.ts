import { type CsvError, parse } from 'csv-parse/sync'
import { csvLine, escapeFormula, unescapeFormula } from '../../platform/csv.ts'
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

/** Cells of a row, by column. */
export type RateCells = Record<(typeof COLUMNS)[number], string>

/** Row of a file, with the line on which it begins. */
export interface RateRow {
  line: number
  cells: RateCells
}

interface ReadFile {
  rows: RateRow[]
  /** Reasons why the file can't be read. */
  problems: RateProblem[]
}

/** Most rows of a file. All countries with a few categories and changes have some thousands. */
const MAX_ROWS = 20_000
const MAX_NOTE = 200
/** First day that a rate can have. */
const EARLIEST = '1900-01-01'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Reads rates from CSV with the columns `country,region,category,rate,from,note`, in any order. */
export function readRates(text: string): { rates: FileRate[]; problems: RateProblem[] } {
  const { rows, problems } = readRateRows(text)
  return problems.length > 0 ? { rates: [], problems } : ratesOf(rows)
}

/** Reads the rows of a CSV file, without looking at their cells. Cells copied from a spreadsheet have tabs between them. */
export function readRateRows(text: string): ReadFile {
  const found = recordsOf(text)
  if ('reason' in found) return { rows: [], problems: [found] }
  const [header, ...body] = found
  const columns = header?.record.map(cell => cell.trim().toLowerCase()) ?? []
  const missing = ['country', 'category', 'rate', 'from'].filter(name => !columns.includes(name))
  if (missing.length > 0)
    return {
      rows: [],
      problems: missing.map(column => ({ line: 1, column, reason: 'this column is missing' })),
    }
  if (body.length > MAX_ROWS)
    return {
      rows: [],
      problems: [{ line: MAX_ROWS + 2, column: 'country', reason: `there are more than ${MAX_ROWS} rows` }],
    }
  const rows = body.map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(
      COLUMNS.map(name => [name, unescapeFormula((record[columns.indexOf(name)] ?? '').trim())]),
    ) as RateCells,
  }))
  return { rows, problems: [] }
}

/** Reads rates from rows. A row with a problem has no rate. */
export function ratesOf(rows: readonly RateRow[]): { rates: FileRate[]; problems: RateProblem[] } {
  const problems: RateProblem[] = []
  const seen = new Map<string, number>()
  const rates = rows.flatMap(({ line, cells }): FileRate[] => {
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
    csvLine([country, region, category, rateInFile(rateBasisPoints), fromDay, escapeFormula(note)]).trimEnd(),
  ),
]

/** Writes a rate as files have it: in percent, or `none`. */
export const rateInFile = (basisPoints: number | null): string =>
  basisPoints === null ? 'none' : String(basisPoints / 100)

/** Names what a rate is for. No two rates have the same key. */
export const keyOf = ({
  country,
  region,
  category,
  fromDay,
}: Omit<TaxRateRow, 'rateBasisPoints' | 'note'>): string => [country, region, category, fromDay].join(' ')

function recordsOf(text: string): { record: string[]; line: number }[] | RateProblem {
  try {
    const found = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return (found as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      record,
      line: info.lines,
    }))
  } catch (error) {
    const { lines = 1, message } = error as CsvError & { lines?: number }
    return { line: lines, column: 'country', reason: `this isn’t CSV: ${message}` }
  }
}

/** Delimiter of the first line: a comma, or what spreadsheets write instead. */
const delimiterOf = (text: string): string =>
  /^[^\n]*,/.test(text) ? ',' : (/^[^\n]*?([;\t])/.exec(text)?.[1] ?? ',')

const rateOf = ({ country, region, category, rate, from, note }: RateCells): TaxRateRow => ({
  country: country.toUpperCase(),
  region: region.toUpperCase(),
  category: category.toLowerCase(),
  rateBasisPoints: rate.toLowerCase() === 'none' ? null : Math.round(Number.parseFloat(rate) * 100),
  fromDay: from,
  note,
})

function faultsOf({
  country,
  region,
  category,
  rate,
  from,
  note,
}: RateCells): { column: string; reason: string }[] {
  const faults: [isFault: boolean, column: string, reason: string][] = [
    [
      !/^[A-Za-z]{2}$/.test(country) || names.of(country.toUpperCase()) === undefined,
      'country',
      `${isNo(country, 'a country')} Write its two letters, such as DE.`,
    ],
    [
      !/^[A-Za-z0-9]{0,3}$/.test(region),
      'region',
      `“${region}” isn’t a region. Write its code, such as NY, or nothing for the whole country.`,
    ],
    [category === '', 'category', 'it’s empty. Write a code, such as standard.'],
    [
      rate.toLowerCase() !== 'none' &&
        !(/^\d{1,3}(\.\d{1,2})?%?$/.test(rate) && Number.parseFloat(rate) <= 100),
      'rate',
      `${isNo(rate, 'a rate')} Write it in percent, such as 19 or 5.5, or none if there is no rate from this day.`,
    ],
    [!isDay(from) || from < EARLIEST, 'from', `${isNo(from, 'a day')} Write it as 2027-01-01.`],
    [note.length > MAX_NOTE, 'note', `it has more than ${MAX_NOTE} characters`],
  ]
  return faults.flatMap(([isFault, column, reason]) => (isFault ? [{ column, reason }] : []))
}

const isNo = (cell: string, what: string): string =>
  cell === '' ? 'it’s empty.' : `“${cell}” isn’t ${what}.`
