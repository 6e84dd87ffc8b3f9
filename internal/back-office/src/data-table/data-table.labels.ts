export const dataTableLabels = {
  selectPage: 'Select all on this page',
  selectPageShort: 'Select all',
  selectRow: 'Select {name}',
  sortBy: 'Sort by',
  usualOrder: 'Default order',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  newer: 'Previous',
  older: 'Next',
  pages: 'Pages of this table',
  loading: 'Loading',
  found: '{count, plural, =0 {Nothing found.} one {# row on this page.} other {# rows on this page.}}',
} as const
