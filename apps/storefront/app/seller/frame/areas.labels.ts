export const areaLabels = {
  dashboard: 'Dashboard',
  home: 'Home',
  orders: 'Orders',
  products: 'Products',
  categories: 'Categories',
  returns: 'Returns',
  reviews: 'Reviews',
  questions: 'Questions',
  earnings: 'Earnings',
  shop: 'Shop',
} as const
