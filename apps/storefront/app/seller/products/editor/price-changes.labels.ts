export const priceChangesLabels = {
  none: 'The price hasn’t changed yet.',
  planned: 'scheduled',
  price: 'Price {price}',
  priceChange: 'Price {before} → {after}',
  saleChange: 'Sale {before} → {after}',
  noSale: 'none',
} as const
