export type CsvCell = string | number | null

/**
 * A table as comma-separated values (RFC 4180), with the mark that tells a spreadsheet that it is UTF-8. A text that a
 * spreadsheet would take for a formula gets an apostrophe.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[columns, ...rows].map(row => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^'*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
