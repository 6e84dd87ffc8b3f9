import type { TraderGap } from '@stoa/api-client/schema'

export const traderGapLabels = {
  details: 'Enter your business details.',
  certification: 'State that your products comply with the law.',
  identity: 'The marketplace checks your identity. It writes to you if it needs a document.',
  payment_account: 'The marketplace checks your payout account.',
} as const satisfies Record<TraderGap, string>
