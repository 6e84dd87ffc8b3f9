export const shopLabels = {
  since: 'On Stoa since {year}',
  sales: '{count, plural, one {# sale} other {# sales}}',
  products: '{count, plural, =0 {No products yet} one {# product} other {# products}}',
} as const
