/** Separate from the other labels of orders, since lists need only the status. */
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
