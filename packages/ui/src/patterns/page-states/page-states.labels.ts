/** `errorTitle` is fixed by the specification, to the letter. */
export const pageStatesLabels = {
  errorTitle: 'Unexpected Application Error!',
  errorText: 'This page could not be drawn. Nothing of your cart or your orders is lost.',
  notFoundTitle: 'This page is not here',
  notFoundText: 'It may have moved, or the address has a slip in it. The rest of the market is open.',
  home: 'Back to the market',
  retry: 'Try again',
  apiDownTitle: 'We cannot reach the market just now',
  apiDownText: 'Its server does not answer. Your cart is safe; please try again in a moment.',
  emptyCartTitle: 'Your cart is empty',
  emptyCartText: 'When you find something you like, it waits for you here.',
  emptyCartAction: 'Find something good',
  nothingFoundTitle: 'Nothing fits all of that',
  nothingFoundText: 'Take one of the filters away, or search with fewer words.',
  nothingFoundAction: 'Clear all filters',
  checkingSession: 'Checking who you are',
} as const
