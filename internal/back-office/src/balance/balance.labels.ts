export const balanceLabels = {
  available: 'Available',
  availableText: 'Of orders that are over. It goes out with the next payout.',
  waiting: 'Waiting',
  waitingText: 'Of orders that can still be returned or canceled.',
  balance: 'Balance',
  balanceText: 'Both together.',
  reading: 'Being read',
} as const
