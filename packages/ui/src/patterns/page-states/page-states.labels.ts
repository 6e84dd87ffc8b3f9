/** `errorTitle` is fixed by the specification, exactly. */
export const pageStatesLabels = {
  errorTitle: 'Unexpected Application Error!',
  errorText:
    'Something went wrong on our side. Your cart and your orders are safe. Try again, or go back to the home page.',
  notFoundTitle: 'We can’t find this page',
  notFoundText: 'The link may be broken or out of date.',
  findProducts: 'Search for products',
  home: 'Go to the home page',
  retry: 'Try again',
  apiDownTitle: 'The marketplace can’t be reached right now',
  apiDownText: 'The server isn’t responding. Your cart is safe. Please try again in a moment.',
  offlineTitle: 'You’re offline',
  offlineText: 'We’ll reconnect when you’re back online. Your cart is safe.',
  emptyCartTitle: 'Your cart is empty',
  emptyCartText: 'Products you add will appear here.',
  emptyCartAction: 'Browse products',
  nothingFoundTitle: 'No products match these filters',
  nothingFoundText: 'Remove a filter, or try a shorter search.',
  nothingFoundAction: 'Clear all filters',
  checkingSession: 'Checking your session',
} as const
