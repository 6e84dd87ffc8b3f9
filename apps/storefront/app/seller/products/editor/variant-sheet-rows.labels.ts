export const sheetColumnLabels = {
  isActive: 'For sale',
  price: 'Price',
  salePrice: 'Sale price',
  struck: 'Struck price',
  notStruck: 'None',
  saleFrom: 'Sale from',
  saleUntil: 'Sale until',
  stock: 'Stock',
  held: 'Held in checkouts',
  sku: 'SKU',
  barcode: 'Barcode',
  weight: 'Weight (g)',
} as const
