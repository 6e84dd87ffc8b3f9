export const searchLabels = {
  search: 'Search',
  description: 'Search the products of every shop on Stoa.',
  nothing: 'No results for “{query}”',
  results: 'Results for “{query}”',
  home: 'Home',
  field: 'Search the shops',
  corrected: 'No results for “{query}”. Showing “{meant}” instead.',
  didYouMean: 'Did you mean “{meant}”?',
  partial: 'No product has all words of “{query}”. These have some of them.',
} as const
