export const ordersPageLabels = {
  none: 'No orders yet',
  noneHint: 'When you buy something, you can track it here.',
  seeProducts: 'See all products',
  search: 'Search your orders',
  byStage: 'Orders by stage',
  stageCount: '{stage} ({count})',
  all: 'All ({count})',
  purchase: 'Purchase {number}, from {count} shops',
  status: 'Status',
  anyStatus: 'Any',
  shop: 'Shop',
  allShops: 'All',
  noMatch: 'No matching orders',
  noMatchHint: 'Try another search, or see all orders.',
  seeAll: 'See all orders',
} as const

export const stageLabels = {
  preparing: { name: 'In preparation', none: 'No orders in preparation' },
  on_the_way: { name: 'On the way', none: 'No orders on the way' },
  delivered: { name: 'Delivered', none: 'No delivered orders yet' },
  returned: { name: 'Returns', none: 'No returns' },
  canceled: { name: 'Canceled', none: 'No canceled orders' },
} as const
