export const variantToolLabels = {
  price: 'Set price for all',
  stock: 'Set stock',
  sku: 'Create SKUs',
} as const
