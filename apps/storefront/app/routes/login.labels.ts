export const loginLabels = {
  title: 'Log in',
  checkoutTitle: 'Log in or create an account',
  description: 'Log in to see your cart and orders.',
  ready: {
    title: 'Your account is ready.',
    text: 'Log in to use it.',
  },
  waiting: {
    title: 'Check your inbox.',
    text: 'We’ve emailed you an activation link. Open it, then log in here.',
  },
  or: 'Or',
  getLink: 'get a link by email',
  checkout:
    'Log in or create an account to check out. We’ve saved your {count, plural, one {# item} other {# items}}.',
} as const
