export const coreToastLabels = {
  cart: 'Cart: {count, plural, one {# item} other {# items}}, {amount}',
  undo: 'Undo',
  viewCart: 'View cart',
  checkOut: 'Check out',
  confirm: {
    title: 'Confirm your email',
    text: 'Press “Confirm my email” on your profile page.',
    open: 'Open account',
  },
} as const
