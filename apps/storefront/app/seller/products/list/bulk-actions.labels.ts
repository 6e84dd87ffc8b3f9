export const bulkActionsLabels = {
  price: 'Price',
  stock: 'Stock',
  status: 'Status',
  sale: 'Sale',
  category: 'Category',
  tags: 'Tags',
} as const
