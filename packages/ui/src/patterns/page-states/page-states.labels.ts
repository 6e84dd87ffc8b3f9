/** `errorTitle` is fixed by the specification, exactly. */
export const pageStatesLabels = {
  errorTitle: 'Unexpected Application Error!',
  errorText:
    'Something went wrong on our side. Your cart and your orders are safe. Try again, or go back to the home page.',
  notFoundTitle: 'This page is not here',
  notFoundText: 'The link may be wrong or old.',
  home: 'Go to the home page',
  retry: 'Try again',
  apiDownTitle: 'The marketplace cannot be reached right now',
  apiDownText: 'The server does not answer. Your cart is safe; please try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'We try again as soon as you are back. Your cart is safe.',
  emptyCartTitle: 'Your cart is empty',
  emptyCartText: 'Products that you add to it appear here.',
  emptyCartAction: 'Browse products',
  nothingFoundTitle: 'No products match these filters',
  nothingFoundText: 'Remove a filter, or search with fewer words.',
  nothingFoundAction: 'Clear all filters',
  checkingSession: 'Checking your session',
} as const
