import type { CartRow, ShopSummary, Summary } from '../types.ts'

function sumsOf(rows: readonly CartRow[]) {
  const sums = { count: 0, lines: rows.length, selectedCount: 0, selectedLines: 0, subtotal: 0 }
  for (const { line, selected, amount } of rows) {
    sums.count += line.quantity
    if (!selected) continue
    sums.selectedCount += line.quantity
    sums.selectedLines++
    sums.subtotal += amount
  }
  return sums
}

/** Shipping is 0 until it is chosen at checkout. */
export function summaryOf(rows: readonly CartRow[]): Summary {
  const sums = sumsOf(rows)
  const { lines, selectedLines, subtotal } = sums
  return { ...sums, allSelected: lines > 0 && selectedLines === lines, shipping: 0, total: subtotal }
}

export function shopSummaryOf(rows: readonly CartRow[]): ShopSummary {
  const { lines, selectedLines, subtotal } = sumsOf(rows)
  const selected = selectedLines === lines ? 'all' : selectedLines ? 'some' : 'none'
  return { selected, lines, selectedLines, subtotal }
}
