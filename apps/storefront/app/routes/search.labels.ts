export const searchLabels = {
  search: 'Search',
  description: 'Search the products of every shop on Stoa.',
  nothing: 'No results for “{query}”',
  results: 'Results for “{query}”',
  home: 'Home',
  field: 'Search the shops',
  corrected: 'No results for “{query}”. Showing “{meant}” instead.',
  didYouMean: 'Did you mean “{meant}”?',
  partial: 'No product matches all of “{query}”. These match a part.',
} as const
