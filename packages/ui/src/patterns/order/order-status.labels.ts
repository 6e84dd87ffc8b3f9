/** Apart from the other words of orders: lists name a status, and need no more of them. */
export const orderStatusLabels = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  partlyShipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  completed: 'Completed',
  returnRequested: 'Return requested',
  returnApproved: 'Return approved',
  returned: 'Returned',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
  canceled: 'Canceled',
  inDispute: 'In dispute',
} as const
