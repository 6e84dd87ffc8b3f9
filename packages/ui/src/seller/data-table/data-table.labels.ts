export const dataTableLabels = {
  selectPage: 'Select all on this page',
  selectRow: 'Select {name}',
  sortBy: 'Sort by',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  newer: 'Previous',
  older: 'Next',
  pages: 'Pages of this table',
  loading: 'Loading',
} as const
