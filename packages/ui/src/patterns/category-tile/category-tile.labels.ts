export const categoryTileLabels = {
  products: '{count, plural, one {# product} other {# products}}',
} as const
