import type { components } from '@stoa/api-client/schema'

/** What the entries of a statement are called. */
export const ENTRY_NAMES: Readonly<Record<components['schemas']['LedgerEntryKind'], string>> = {
  sale: 'Sale',
  shipping: 'Delivery',
  commission: 'Commission',
  refund: 'Refund',
  commission_back: 'Commission returned',
  refund_reversal: 'Refund that did not go through',
  commission_reversal: 'Commission of that refund',
  dispute_hold: 'Held back for a dispute',
  dispute_release: 'Released after a dispute',
  adjustment: 'Correction',
  payout: 'Payout',
  payout_reversal: 'Payout that did not go through',
}
