export const paymentFieldsLabels = {
  initial: 'You choose how to pay once the steps before are done.',
  pending: 'Connecting to {provider}',
  rejectedTitle: '{provider} cannot be reached.',
  rejectedText: 'Nothing was charged, and everything you typed is still here.',
  retry: 'Try again',
  card: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  securityCode: 'Security code',
} as const
