export const cartDrawerLabels = {
  title: 'Your cart',
  close: 'Close',
  loading: 'Loading your cart',
  beforeShipping: 'Before shipping',
  viewCart: 'View cart',
} as const
