export const priceLabels = {
  salePrice: 'Sale price',
  originalPrice: 'Original price',
  from: 'From {price}',
} as const
