export const earningsPageLabels = {
  title: 'Earnings',
  text: 'Sales and shipping, minus refunds and commission. Statements list every entry.',
} as const

export const monthsTableLabels = {
  title: 'Statements',
  caption: 'Statements by month, newest first',
  empty: 'No earnings yet',
  emptyText: 'Your first sale starts your first statement.',
} as const

export const monthColumnLabels = {
  month: 'Month',
  opening: 'Opening balance',
  sales: 'Sales',
  shipping: 'Shipping',
  refunds: 'Refunds',
  commission: 'Commission',
  adjustments: 'Other',
  payouts: 'Paid out',
  closing: 'Closing balance',
} as const

export const payoutsTableLabels = {
  title: 'Payouts',
  caption: 'Payouts, newest first',
  payout: 'Payout',
  number: 'Payout {number}',
  status: 'Status',
  date: 'Date',
  account: 'To',
  reference: 'Reference',
  amount: 'Amount',
  empty: 'No payouts yet',
  emptyText: 'We pay out your available balance and email you.',
} as const

export const payoutStatusLabels = {
  pending: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
} as const

export const payoutAccountLabels = {
  title: 'Bank account',
  text: 'We send payouts to this account. Every owner gets an email when it changes.',
  saved: 'Payouts now go to this account.',
  change: 'Change account',
  add: 'Add a bank account',
  holder: 'Account holder',
  kind: 'Account type',
  iban: 'Account with an IBAN',
  us: 'US account',
  ibanNumber: 'IBAN',
  routingNumber: 'Routing number',
  routingHint: 'Nine digits, at the bottom left of your checks.',
  accountNumber: 'Account number',
  password: 'Your password',
  save: 'Save account',
  cancel: 'Cancel',
} as const
