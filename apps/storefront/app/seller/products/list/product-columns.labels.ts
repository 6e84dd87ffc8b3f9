export const productColumnsLabels = {
  product: 'Product',
  status: 'Status',
  price: 'Price',
  stock: 'Stock',
  category: 'Category',
  tags: 'Tags',
  sold: 'Sold in 90 days',
  changed: 'Changed',
  low: 'Low',
  out: 'Out',
} as const
