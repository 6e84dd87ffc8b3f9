import { MAX_EXTRA_CELLS } from './cell-limits.ts'
import type { Row } from './shopify-cells.ts'

/** Columns of Shopify that describe a variant but are not read. */
const OF_VARIANTS = /^(variant |cost per item$|weight unit|requires shipping|charge tax|fulfillment service)/i

export const isOfVariant = (name: string): boolean => OF_VARIANTS.test(name)

/** Reads a row's cells of unknown columns, as many as are stored. */
export function extraCells(row: Row, isTaken: (name: string) => boolean): Record<string, string> {
  let left = MAX_EXTRA_CELLS
  const taken = row.others().filter(([name, cell]) => {
    if (!isTaken(name)) return false
    left -= name.length + cell.length
    if (left < 0)
      row.noteOther(
        name,
        `columns that are only stored have more than ${MAX_EXTRA_CELLS.toLocaleString('en-US')} characters together, so this one was left out`,
      )
    return left >= 0
  })
  return Object.fromEntries(taken)
}
