export const paginationLabels = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  range: '{from} to {to} of {total}',
} as const
