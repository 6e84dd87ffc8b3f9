export const orderColumnLabels = {
  order: 'Order',
  test: 'TEST',
  status: 'Status',
  replacement: 'Replacement',
  late: 'Late',
  placed: 'Ordered',
  buyer: 'Buyer',
  formerBuyer: 'Former buyer',
  items: 'Items',
  tier: 'Shipping',
  shipBy: 'Ship by',
  total: 'Total',
} as const
