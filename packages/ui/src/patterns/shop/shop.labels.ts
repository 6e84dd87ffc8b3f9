export const shopLabels = {
  reviews: '{count, plural, one {# review} other {# reviews}}',
  productsOf: '{count, plural, one {product} other {products}}',
  soldOf: 'sold in 90 days',
  sinceOf: 'here since',
  products: '{count, plural, =0 {No products yet} one {# product} other {# products}}',
} as const
