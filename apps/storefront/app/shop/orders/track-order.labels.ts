export const trackOrderLabels = {
  wrongPair: {
    title: 'We couldn’t find this order.',
    text: 'This order number and email don’t match. Check both.',
  },
  oldLink: {
    title: 'This link doesn’t open an order.',
    text: 'The link may be incomplete. You can also use your order number and email.',
  },
} as const
