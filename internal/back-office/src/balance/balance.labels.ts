export const balanceLabels = {
  available: 'Available',
  availableText: 'From completed orders. Included in your next payout.',
  waiting: 'Pending',
  waitingText: 'From orders that can still be returned or canceled.',
  balance: 'Balance',
  balanceText: 'Available plus pending.',
  reading: 'Loading',
} as const
