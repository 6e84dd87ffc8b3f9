export const packPageLabels = {
  notFound: 'Order not found',
  all: 'See all orders',
  title: 'Pack {number}',
  replacement: 'Pack the replacement for {number}',
  done: 'Everything is packed',
  doneText: 'Find parcels ready to ship on the order page.',
  back: 'Back to order',
} as const

export const packFormLabels = {
  ship: '{count, plural, =0 {Ship} one {Ship # item} other {Ship # items}}',
  packMore: 'Pack, then start another parcel',
  packOnly: 'Pack, ship later',
  shipping: 'Shipping details',
  packed: '{count, plural, one {# item packed} other {# items packed}}',
  shipped: '{count, plural, one {# item shipped} other {# items shipped}}',
} as const
