export const listingLabels = {
  count: '{count, plural, =0 {No products} one {# product} other {# products}}',
} as const
