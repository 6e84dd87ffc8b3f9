export const orderAmountLabels = {
  items: 'Items',
  shipping: 'Shipping',
  total: 'Total',
  tax: 'tax',
  includes: 'Includes {tax}',
  refunded: 'Refunded',
} as const
