export const productShippingLabels = {
  standardFreeFrom: 'Standard, free from {amount}',
  arrives: 'Arrives {days}',
  noDate: 'No delivery date while sold out',
  returns: 'Free returns within {days} days',
  returnsText: 'The shop pays return shipping. Start a return from your orders.',
} as const
