import { type CsvCell, csvLine, escapeFormula, UTF8_MARK } from '../../platform/csv.ts'

/** A table as a CSV file, with the mark of UTF-8. A text that a spreadsheet would take for a formula gets an apostrophe. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  UTF8_MARK + [columns, ...rows.map(row => row.map(safe))].map(csvLine).join('')

const safe = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? escapeFormula(cell) : cell)
