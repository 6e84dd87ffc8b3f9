import { readCsvRows } from './csv-rows.ts'
import { etsyRows, isEtsy } from './etsy-rows.ts'
import type { Delimiter } from './file-shape.ts'
import type { FileRow, RowSource } from './other-columns.ts'
import { isWooCommerce, wooCommerceRows } from './woo-rows.ts'

/** Reads the rows of a product file. Files of Etsy and WooCommerce are recognized by their columns. */
export async function* readProductRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<FileRow> {
  const rows = readCsvRows(pieces, delimiter)
  const { value: header, done } = await rows.next()
  if (done) return
  const source = 'cells' in header ? sourceOf(header.cells) : null
  if (source && 'cells' in header) yield* source(header, rows)
  else {
    yield header
    yield* rows
  }
}

const sourceOf = (names: readonly string[]): RowSource | null => {
  if (isEtsy(names)) return etsyRows
  return isWooCommerce(names) ? wooCommerceRows : null
}
