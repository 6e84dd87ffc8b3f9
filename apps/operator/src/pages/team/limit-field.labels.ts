export const limitLabels = {
  limit: 'Refunds per day',
  hint: (standard: string) => `Most that they can refund in a day. ${standard} if it’s empty.`,
  unlimitedHint: 'Doesn’t count with access to Money.',
  unlimited: 'No limit',
  bad: 'Enter the limit as an amount, for example 100.00.',
} as const
