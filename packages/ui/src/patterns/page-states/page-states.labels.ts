/** `errorTitle` is fixed by the specification, exactly. */
export const pageStatesLabels = {
  errorTitle: 'Unexpected Application Error!',
  errorText: 'This page could not be shown. Your cart and your orders are safe.',
  notFoundTitle: 'This page is not here',
  notFoundText: 'It may have moved, or its address may be mistyped.',
  home: 'Back to the home page',
  retry: 'Try again',
  apiDownTitle: 'The marketplace cannot be reached right now',
  apiDownText: 'The server does not answer. Your cart is safe; please try again in a moment.',
  emptyCartTitle: 'Your cart is empty',
  emptyCartText: 'Products that you add to it appear here.',
  emptyCartAction: 'Browse products',
  nothingFoundTitle: 'No products match these filters',
  nothingFoundText: 'Remove a filter, or search with fewer words.',
  nothingFoundAction: 'Clear all filters',
  checkingSession: 'Checking your session',
} as const
