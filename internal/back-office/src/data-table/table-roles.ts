const keep = <R extends string>(role: R) => ({ role })

/** Said once more in the markup: where a phone shows rows as cards, the browser would take the roles away. */
export const roles = {
  table: keep('table'),
  group: keep('rowgroup'),
  row: keep('row'),
  columnName: keep('columnheader'),
  rowName: keep('rowheader'),
  cell: keep('cell'),
  hidden: { 'aria-hidden': true },
} as const
