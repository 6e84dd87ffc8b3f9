export type CsvCell = string | number | null

/** Mark by which spreadsheets recognize UTF-8. */
export const UTF8_MARK = '\uFEFF'

/**
 * One row of a CSV file (RFC 4180) with its end. Cells with a semicolon or a tab are quoted too: programs that split at
 * those would begin a cell inside, maybe with a formula.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (cell: CsvCell): string => {
  const text = String(cell ?? '')
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** Escapes a text for a file that a spreadsheet opens: adds an apostrophe if the text would run as a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Reverses `escapeFormula`: every text is restored exactly. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)
