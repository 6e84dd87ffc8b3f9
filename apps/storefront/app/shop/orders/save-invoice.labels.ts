export const saveInvoiceLabels = {
  none: 'There’s no invoice for this order.',
  noAnswer: 'We couldn’t reach the server. Please try again.',
} as const
