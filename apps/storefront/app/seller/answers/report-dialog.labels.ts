export const reportDialogLabels = {
  review: 'Report this review',
  question: 'Report this question',
  reason: 'What’s wrong with it?',
  text: 'Details',
  cancel: 'Cancel',
  report: 'Report',
  done: 'Report sent',
} as const

export const reportReasonLabels = {
  insult: 'It insults or threatens someone',
  private_data: 'It contains private data, such as an address',
  advertising: 'It advertises something else',
  wrong_product: 'It isn’t about this product',
  other: 'Something else',
} as const
