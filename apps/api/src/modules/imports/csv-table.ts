import { type CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  line: number
  cells: string[]
}

export interface CsvTable {
  rows: CsvRow[]
  /** Rows that are no CSV, by the line on which they begin. */
  broken: { line: number; reason: string }[]
}

interface Parsed {
  record: string[]
  raw: string
}

/** A file with more broken rows than this is no CSV at all. */
const MAX_BROKEN = 1_000

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a cell and none closes it',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark closes a cell in its middle',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell that is not quoted',
}

/**
 * All rows of a CSV text, empty ones left out. A row with broken quotes costs that row only: reading goes
 * on with the next line of the file.
 */
export function readCsv(source: string): CsvTable {
  // The parser counts \r\n inside quotes as two lines.
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const table: CsvTable = { rows: [], broken: [] }
  let line = 1
  for (let at = 0; at < text.length; ) {
    const found: Parsed[] = []
    const error = parseFrom(text.slice(at), found)
    for (const { record, raw } of found) {
      if (record.some(cell => cell !== '')) table.rows.push({ line, cells: record })
      line += linesOf(raw)
      at += raw.length
    }
    if (!error) break
    table.broken.push({ line, reason: reasons[error.code] ?? error.message })
    if (table.broken.length > MAX_BROKEN) throw new Error('The file is not a CSV: too many rows are broken.')
    const next = text.indexOf('\n', at)
    if (next < 0) break
    at = next + 1
    line += 1
  }
  return table
}

function parseFrom(text: string, found: Parsed[]): CsvError | null {
  try {
    parse(text, {
      raw: true,
      relax_column_count: true,
      on_record: row => {
        // With `raw` a record comes with its text, which the types do not know.
        found.push(row as unknown as Parsed)
        return null
      },
    })
    return null
  } catch (error) {
    return error as CsvError
  }
}

const linesOf = (raw: string) => raw.split('\n').length - 1
