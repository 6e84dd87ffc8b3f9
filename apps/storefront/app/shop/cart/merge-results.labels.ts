export const mergeResultsLabels = {
  title: 'Your cart has changed.',
  dismiss: 'Dismiss',
  capped: '{name}: only {count} available.',
  product_gone: '{name} is no longer for sale.',
  out_of_stock: '{name} is sold out.',
  shop_closed: '{name} belongs to a shop that is closed.',
  cart_full: '{name} was saved for later because your cart is full.',
  other: '{name} couldn’t be added.',
} as const
