export const headerLabels = {
  categories: 'Categories',
  cart: 'Shopping Cart',
  cartMany: 'Shopping Cart, {most}+ items',
  cartCount: '{count, plural, one {Shopping Cart, # item} other {Shopping Cart, # items}}',
  cartLabel: 'Cart',
  help: 'Help Center',
  search: 'Search',
} as const
