export const allProductsLabels = {
  home: 'Home',
  title: 'All products',
  description: 'All products of the shops on {market}. Filter by category, price, shop and rating.',
  lede: 'Everything our shops sell, newest first.',
} as const
