export const productFieldLabels = {
  slug: 'URL',
  details: 'Details',
  tags: 'Tags',
  category: 'Category',
  categoryId: 'Category',
  taxCategory: 'Tax category',
  status: 'Status',
  publishAt: 'Publishing date',
  options: 'Options',
  variants: 'Variants',
  pictures: 'Pictures',
} as const

export const variantFieldLabels = {
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  salePrice: 'Sale price',
  saleFrom: 'First day of the sale',
  saleUntil: 'Last day of the sale',
  stock: 'Stock',
  weight: 'Weight',
  weightGrams: 'Weight',
  mediaId: 'Picture',
  isActive: 'For sale',
  valueIds: 'Options',
} as const

export const fieldNameLabels = {
  variant: 'Variant',
  ofVariant: '{field} of {variant}',
  yes: 'yes',
  no: 'no',
  changed: 'changed',
} as const
