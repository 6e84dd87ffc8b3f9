export const sellerSearchLabels = {
  title: 'Search your shop',
  hint: 'Orders, products, pages',
  pages: 'Pages',
  orders: 'Orders',
  products: 'Products',
} as const
