export const cartPageLabels = {
  protection: 'Buyer protection covers every item',
  returns: 'Returns within {days} days, per shop',
  payment: 'One secure payment',
  needsScripts: 'Turn on JavaScript to use your cart.',
  loading: 'Loading your cart',
  failed: {
    title: 'Couldn’t load your cart.',
    text: 'Your items are still there.',
    retry: 'Try again',
  },
  guestItems: 'Your items',
  savedForLater: 'Saved for later.',
  undo: 'Undo',
} as const
