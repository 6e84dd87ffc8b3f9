export const nothingToShowLabels = {
  nothing: 'No results for “{query}”',
  start: 'What are you looking for?',
  nothingHint: 'Try a shorter search, or pick a category.',
  startHint: 'Search for a product, a material or a shop.',
  categories: 'Categories',
  popular: 'Popular right now',
  bestSellers: 'Best sellers',
} as const
