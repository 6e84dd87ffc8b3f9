import type { SellerStep, TraderGap } from '@stoa/api-client/operator-schema'

export const firstStepsLabels = {
  title: 'First steps',
  missing: (gaps: readonly string[]) => `Missing: ${gaps.join(', ')}.`,
} as const

export const firstStepLabels = {
  profile: 'Story',
  logo: 'Logo',
  address: 'Dispatch address',
  trader: 'Business details',
  tax: 'Tax registration',
  product: 'First product',
  shipping: 'Shipping',
  payout: 'Bank account',
} as const satisfies Record<SellerStep['id'], string>

export const traderGapLabels = {
  details: 'details of the seller',
  certification: 'certification that the products comply with the law',
  identity: 'identity check',
  payment_account: 'payment account check',
} as const satisfies Record<TraderGap, string>
