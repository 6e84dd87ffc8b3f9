export const shopOrderLabels = {
  notLoaded: 'Couldn’t load this part of the page.',
  reload: 'Reload the page and try again.',
  noInvoice: 'Couldn’t download the invoice.',
  noCreditNote: 'Couldn’t download the credit note.',
  noLabel: 'Couldn’t download the label.',
  noneAdded: 'Nothing was added.',
  added: '{title} is in your cart.',
  addedMany: '{count, plural, one {# product is} other {# products are}} in your cart.',
  viewCart: 'View cart',
  reason: '{title}: {reason}',
  notAdded: 'Not added: {reasons}',
} as const
