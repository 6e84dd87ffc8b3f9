export const coreToastLabels = {
  cart: 'Cart: {count, plural, one {# item} other {# items}}, {amount}',
  undo: 'Undo',
  viewCart: 'View cart',
  checkOut: 'Check out',
} as const
