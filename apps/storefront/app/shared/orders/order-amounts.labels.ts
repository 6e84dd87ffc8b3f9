export const orderAmountLabels = {
  items: 'Items',
  shipping: 'Shipping',
  total: 'Total',
  tax: 'Includes tax',
  refunded: 'Refunded',
} as const
