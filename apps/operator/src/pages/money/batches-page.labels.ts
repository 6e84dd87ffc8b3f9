export const batchesLabels = {
  title: 'Payouts',
  caption: 'Payout batches, newest first',
  batch: 'Batch',
  state: 'Status',
  made: 'Prepared',
  payouts: 'Payouts',
  toSend: 'To send',
  sum: 'Sum',
  alone: 'Payouts without a batch',
  nothing: 'No payout batches yet',
  nothingText: 'Prepare payouts from the balances.',
  balances: 'See balances',
} as const
