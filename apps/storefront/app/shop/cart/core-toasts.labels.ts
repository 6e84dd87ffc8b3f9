export const coreToastLabels = {
  cart: 'Cart: {count, plural, one {# item} other {# items}}, {amount}',
  ended: {
    title: 'You’re logged out.',
    body: 'Your session has expired, or was ended on another device. Log in again to go on.',
  },
  undo: 'Undo',
  viewCart: 'View cart',
  checkOut: 'Check out',
} as const
