export const listingSectionLabels = {
  failed: 'The products can’t be shown right now.',
  failedText: 'The rest of the page works.',
  retry: 'Try again',
  none: 'No matching products',
  noneYet: 'No products yet',
  noneYetText: 'Products will appear here as our shops add them.',
  removeFilter: 'Remove a filter to see more products.',
  tryOther: 'Try a shorter or more common word.',
  clearFilters: 'Clear all filters',
  seeAll: 'See all products',
  ranking: 'How lists are sorted',
} as const
