export const payPalProviderLabels = {
  declined: 'Your payment was declined. You haven’t been charged. Use another card or contact your bank.',
  unavailable: 'PayPal isn’t responding. You haven’t been charged. Please try again.',
  card: 'Card',
  wallet: 'PayPal',
  missing: {
    title: 'PayPal couldn’t be loaded.',
    text: 'You haven’t been charged. Please load this page again.',
  },
  method: 'How do you want to pay?',
} as const
