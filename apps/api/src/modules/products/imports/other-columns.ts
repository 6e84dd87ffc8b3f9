import type { BrokenRow, CsvRow } from './csv-rows.ts'

export type FileRow = CsvRow | BrokenRow

/** Turns the rows of another shop's format into rows of Shopify's. The first is the header. */
export type RowSource = (header: CsvRow, rows: AsyncGenerator<FileRow>) => AsyncGenerator<FileRow>

/** Finds the cells of a row by the names of a header, in any case. */
export function createCells(header: readonly string[]) {
  const at = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]))
  return {
    has: (name: string) => at.has(name.toLowerCase()),
    of: (cells: readonly string[], name: string): string =>
      cells[at.get(name.toLowerCase()) ?? -1]?.trim() ?? '',
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes the entities in a plain text, as exports of web shops have them. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (entity, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name!.toLowerCase()] ?? entity),
  )

/** Splits a list in a cell at its commas. WooCommerce escapes a comma in a value by a backslash. */
export const listOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map(part => part.replaceAll('\\,', ',').trim())
    .filter(part => part !== '')

/** Maximum number of characters of a name in a handle. A handle has more: the SKU follows. */
const MAX_NAMED = 240

/**
 * Handle of a product whose format has none: its name with its SKU or number. It stays the same whatever the order of the
 * rows, and if others are added.
 */
export const handleFrom = (name: string, number: string): string =>
  [name.slice(0, MAX_NAMED).toWellFormed(), number && `(${number.slice(0, MAX_NAMED).toWellFormed()})`]
    .filter(Boolean)
    .join(' ')

/** Counts how many products have each handle. Handles are compared in lower case. */
export function countHandles(products: readonly { handle: string }[]): (handle: string) => number {
  const counts = new Map<string, number>()
  const keyOf = (handle: string) => handle.trim().toLowerCase()
  for (const { handle } of products) counts.set(keyOf(handle), (counts.get(keyOf(handle)) ?? 0) + 1)
  return handle => counts.get(keyOf(handle)) ?? 0
}
