export const searchSuggestionsLabels = {
  none: 'No suggestions for “{text}”',
  searchAnyway: 'Search anyway',
  corrected: 'No results for “{text}”. Showing “{meant}”.',
  products: 'Products',
  from: 'From {price}',
  categories: 'Categories',
  shops: 'Shops',
  all: 'All results for “{text}”',
} as const
