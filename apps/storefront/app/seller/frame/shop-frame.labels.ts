export const shopFrameLabels = {
  brand: '{market}, home',
  searchKeys: 'Ctrl K',
  viewShop: 'View my shop',
  shortcuts: 'Keyboard shortcuts',
  account: 'Account',
  orders: 'Order History',
  emails: 'Emails about the shop',
} as const

export const shopStatusLabels = {
  suspended: 'Suspended',
  terminated: 'Terminated',
  pending: 'Not open yet',
  paused: 'On vacation',
  open: 'Open',
} as const
