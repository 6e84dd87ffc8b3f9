export const bulkBarLabels = {
  label: 'Selected rows',
  count: '{count, plural, one {# selected} other {# selected}}',
  selectAll: 'Select all {total} in this view',
  clear: 'Clear selection',
} as const
