export const filterBarLabels = {
  label: 'Search and filters',
  search: 'Search',
  any: 'Any',
  clear: 'Clear all',
} as const
