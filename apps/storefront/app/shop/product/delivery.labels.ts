export const productShippingLabels = {
  standardFreeFrom: 'Standard, free from {amount}',
  arrives: 'Arrives {days}',
  duties: 'Import duties may be due on delivery.',
  regionsDiffer: 'Prices and days differ in some regions. You’ll see yours at checkout.',
  noDate: 'No delivery date while sold out',
  returns: 'Free returns within {days} days',
  returnsText: 'The shop pays return shipping. Start a return from your orders.',
} as const
