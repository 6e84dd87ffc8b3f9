const keep = <R extends string>(role: R) => ({ role })

/** Roles repeated in the markup, because browsers remove them if a phone shows rows as cards. */
export const roles = {
  table: keep('table'),
  group: keep('rowgroup'),
  row: keep('row'),
  columnName: keep('columnheader'),
  rowName: keep('rowheader'),
  cell: keep('cell'),
  hidden: { 'aria-hidden': true },
} as const
