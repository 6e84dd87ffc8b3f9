export const shopLabels = {
  since: 'On Stoa since {year}',
  sales: '{count, plural, one {# sold} other {# sold}} in 90 days',
  products: '{count, plural, =0 {No products yet} one {# product} other {# products}}',
} as const
