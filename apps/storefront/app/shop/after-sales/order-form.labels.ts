export const orderFormLabels = {
  orders: 'Orders',
  report: 'Report a problem',
  return: 'Return items',
  noItems: 'Choose at least one item.',
  pictures: 'Pictures',
  back: 'Back to order',
  seeOrder: 'See your order',
} as const
