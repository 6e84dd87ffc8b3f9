export const statementPageLabels = {
  title: 'Statement of {month}',
  back: 'Earnings',
  balances: 'Opening balance {opening}, closing balance {closing}. Times are in {timeZone}.',
  unread: 'Couldn’t load the statement.',
  unreadText: 'Try again in a moment.',
  caption: 'Entries in {month}, oldest first',
  empty: 'No entries in this month',
  unknown: 'We can’t find this statement',
  unknownText: 'A statement covers one month, such as 2026-11.',
  all: 'All statements',
} as const

export const entryColumnLabels = {
  kind: 'Entry',
  at: 'Date',
  about: 'About',
  amount: 'Amount',
  order: 'Order {number}',
  payout: 'Payout {number}',
  withRates: '{entry}, {rates}',
} as const

export const entryNames = {
  sale: 'Sale',
  shipping: 'Shipping',
  commission: 'Commission',
  refund: 'Refund',
  commission_back: 'Commission returned',
  refund_reversal: 'Refund that didn’t go through',
  commission_reversal: 'Commission on that refund',
  dispute_hold: 'Held back for a dispute',
  dispute_release: 'Released after a dispute',
  adjustment: 'Correction',
  payout: 'Payout',
  payout_reversal: 'Payout that didn’t go through',
} as const

export const statementFilesLabels = {
  pdf: 'Save as PDF',
  csv: 'Save as CSV',
} as const
