export const headerLabels = {
  categories: 'Categories',
  cart: 'Shopping Cart',
  cartCount: '{count, plural, one {Shopping Cart, # item} other {Shopping Cart, # items}}',
  help: 'Help Center',
  search: 'Search',
} as const
