export const bulkBarLabels = {
  label: 'Selected rows',
  count: '{count, plural, one {# selected} other {# selected}}',
  onPage: '{count, plural, one {# on this page selected} other {# on this page selected}}',
  selectAll: 'Select all {total} in this view',
  clear: 'Clear selection',
  more: 'More',
} as const
