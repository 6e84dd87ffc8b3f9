import type { CartRow, ShopSummary, Summary } from '../types.ts'

function sumsOf(rows: readonly CartRow[]) {
  const sums = {
    count: 0,
    lines: rows.length,
    selectableCount: 0,
    selectableLines: 0,
    selectedCount: 0,
    selectedLines: 0,
    subtotal: 0,
  }
  for (const { line, selectable, selected, amount } of rows) {
    sums.count += line.quantity
    if (!selectable) continue
    sums.selectableCount += line.quantity
    sums.selectableLines++
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
  const { selectableLines, selectedLines, subtotal } = sums
  const allSelected = selectableLines > 0 && selectedLines === selectableLines
  return { ...sums, allSelected, shipping: 0, total: subtotal }
}

export function shopSummaryOf(rows: readonly CartRow[]): ShopSummary {
  const { lines, selectableLines, selectedLines, subtotal } = sumsOf(rows)
  const selected = !selectedLines ? 'none' : selectedLines === selectableLines ? 'all' : 'some'
  return { selected, lines, selectableLines, selectedLines, subtotal }
}
