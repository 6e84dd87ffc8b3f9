export const listingLabels = {
  count: '{count, plural, =0 {No products} one {# product} other {# products}}',
  showing: 'Showing {from}–{to} of {total}. {order}.',
} as const
