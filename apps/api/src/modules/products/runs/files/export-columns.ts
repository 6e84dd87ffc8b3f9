import { PLAIN_TEXTS, TEXT_FIELDS } from '../../fields.ts'

const SHOPIFY_COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Status',
  'Sale starts',
  'Sale ends',
] as const

export type ExportColumn = (typeof SHOPIFY_COLUMNS)[number]

/** The columns that Shopify's own export has had for years, and after them ours. */
export const EXPORT_COLUMNS: readonly string[] = [
  ...new Set([...SHOPIFY_COLUMNS, ...PLAIN_TEXTS.map(key => TEXT_FIELDS[key].file[0])]),
]
