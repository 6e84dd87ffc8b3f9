import type { Column } from '@stoa/back-office'

/**
 * Returns the columns of a table: the first one, and the chosen ones or else the default ones. Chosen columns appear on
 * screens of every size.
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
