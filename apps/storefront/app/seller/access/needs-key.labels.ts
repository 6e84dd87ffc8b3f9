export const needsKeyLabels = {
  title: 'You don’t have access to this page',
  text: 'You don’t have permission to {work} in {shop}. Ask an owner for access.',
  dashboard: 'Back to the dashboard',
} as const

export const keyWorkLabels = {
  products: 'edit products',
  orders: 'manage orders',
  refunds: 'issue refunds',
  reports: 'see reports',
  shop: 'edit the shop',
  owner: 'manage the team and payouts',
} as const
