export const roleLabels = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
} as const

export const roleTextLabels = {
  owner: 'Full access, including the team and payouts.',
  manager: 'Full access, except the team and payouts.',
  staff: 'Only the permissions you select.',
} as const

export const permissionLabels = {
  orders: 'Orders: confirm, pack, ship and cancel, receive returns, answer claims',
  refunds: 'Refunds without a return',
  products: 'Products and stock',
  reports: 'Figures',
  shop: 'The shop page and its settings',
} as const

/** Names of the permissions in a list or a sentence. */
export const areaLabels = {
  orders: 'orders',
  refunds: 'refunds',
  products: 'products',
  reports: 'figures',
  shop: 'the shop page',
} as const
