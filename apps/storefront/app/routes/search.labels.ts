export const searchLabels = {
  search: 'Search',
  description: 'Search the products of every shop on {market}.',
  nothing: 'No results for “{query}”',
  results: 'Results for “{query}”',
  home: 'Home',
  field: 'Search the shops',
} as const
