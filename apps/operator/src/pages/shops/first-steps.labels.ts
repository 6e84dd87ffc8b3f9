import type { SellerStep, TraderGap } from '@stoa/api-client/operator-schema'

export const firstStepsLabels = {
  title: 'First steps',
  needed: 'Needed to open.',
  until: (day: string) => `Valid until ${day}.`,
  expired: (day: string) => `The evidence expired on ${day}.`,
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
  identity: 'Identity attested',
  register_entry: 'Register entry attested',
  self_certification: 'Self-certification attested',
} as const satisfies Record<SellerStep['id'], string>

export const traderGapLabels = {
  details: 'details of the seller',
  certification: 'certification that the products comply with the law',
  identity: 'identity check',
  payment_account: 'payment account check',
} as const satisfies Record<TraderGap, string>
