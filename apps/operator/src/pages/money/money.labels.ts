import type { OperatorPayout, PayoutBatchRow, WhyNotPaid } from '@stoa/api-client/operator-schema'

export const moneyLabels = {
  balances: 'Balances',
  payouts: 'Payouts',
  commission: 'Commission',
  days: 'Days',
  number: (number: number) => `Batch ${number}`,
} as const

export const whyLabels: Record<WhyNotPaid, string> = {
  suspended: 'Suspended',
  return_window: 'Terminated, orders can still be returned',
  payout_pending: 'Payout under way',
  nothing_available: 'Nothing available',
  no_account: 'No bank account',
  account_changed: 'Account changed within 72 hours',
  own_shop: 'You work for it',
  below_minimum: 'Below the minimum',
}

export const payoutStatus: Record<OperatorPayout['status'], string> = {
  pending: 'To send',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
}

export const batchState: Record<PayoutBatchRow['state'], string> = {
  preparing: 'Preparing',
  open: 'To send',
  done: 'Done',
}
