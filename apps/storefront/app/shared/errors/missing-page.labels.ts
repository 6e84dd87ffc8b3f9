export const missingPageLabels = {
  allProducts: 'All products',
  bestSellers: 'Best sellers',
  help: 'Help Center',
} as const
