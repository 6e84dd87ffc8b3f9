import type { Column } from '@stoa/back-office'

/**
 * The columns of a table: its first one, and the chosen ones or else the usual ones. Who has chosen a column sees it on
 * every screen.
 */
export function shownColumns<T>(
  columns: readonly Column<T>[],
  usual: readonly string[],
  chosen: readonly string[] | null,
): readonly Column<T>[] {
  const ids = chosen ?? usual
  const shown = columns.filter(({ id }, at) => at === 0 || ids.includes(id))
  if (!chosen) return shown
  return shown.map(column => ({
    ...column,
    wide: false,
    phone: column.phone === 'hide' ? 'line' : column.phone,
  }))
}
