export const cancelOrderDialogLabels = {
  title: 'Cancel items of order {number}',
  text: 'You can cancel items that haven’t shipped. The buyer gets an email and a refund.',
  keep: 'Keep order',
  cancelAll: 'Cancel all unshipped items',
  cancelChosen: 'Cancel these items',
  items: 'Items to cancel',
  noItem: 'Choose at least one item.',
  reason: 'Reason',
  message: 'Message to the buyer',
  restock: 'Put the items back in stock',
  noRestock: 'The stock doesn’t change.',
} as const

export const shopCancelReasonLabels = {
  inventory: 'Out of stock',
  customer: 'The buyer asked for it',
  declined: 'Can’t ship to this address',
  fraud: 'The order looks suspicious',
  staff: 'Mistake by the shop',
  other: 'Another reason',
} as const
