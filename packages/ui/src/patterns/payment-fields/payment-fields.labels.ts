export const paymentFieldsLabels = {
  initial: 'Finish the steps above to choose a payment method.',
  pending: 'Connecting to {provider}',
  rejectedTitle: '{provider} can’t be reached.',
  rejectedText: 'Nothing was charged, and everything you typed is still here.',
  retry: 'Try again',
  card: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  securityCode: 'Security code',
} as const
