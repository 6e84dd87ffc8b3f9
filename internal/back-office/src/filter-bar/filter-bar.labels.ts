export const filterBarLabels = {
  label: 'Search and filters',
  search: 'Search',
  any: 'Any',
  clear: 'Clear all',
  filters: 'Filters',
  filtersChosen: 'Filters, {count} chosen',
  done: 'Show the list',
} as const
