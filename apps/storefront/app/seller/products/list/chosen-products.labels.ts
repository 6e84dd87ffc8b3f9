export const chosenProductsLabels = {
  some: '{count, plural, one {# product is} other {# products are}} selected.',
  all: 'All {count} products in this view are selected.',
  allExcept: 'All {count} products in this view except {left} are selected.',
} as const
