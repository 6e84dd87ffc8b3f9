export const cartLabels = {
  loading: 'Loading your cart',
  cart: 'Your cart',
  removed: 'Removed:',
  undo: 'Undo',
  failed: 'Couldn’t load your cart.',
  retry: 'Try again',
} as const
