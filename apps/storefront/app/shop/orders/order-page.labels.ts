export const orderPageLabels = {
  orders: 'Orders',
  summary: 'Order summary',
  placed: 'Ordered on {day}',
  emails: 'We email updates to {email}.',
  paidWith: 'Paid with {instrument}',
  paidBy: 'Paid by {method}',
  withdraw: 'Withdraw from contract here',
  test: 'TEST, no money moved',
} as const
