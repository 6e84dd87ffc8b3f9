/** One line of a CSV file with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** What spreadsheets take as a sign that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF'

/** The head of an answer that is saved as a file. */
export const asDownload = (fileName: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${fileName}"`,
  'x-content-type-options': 'nosniff',
})
