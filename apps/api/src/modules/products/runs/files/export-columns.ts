import { PLAIN_TEXTS } from '../../fields.ts'
import type { ColumnKey } from '../../imports/index.ts'

const SHOPIFY_COLUMNS = [
  'handle',
  'title',
  'body',
  'vendor',
  'productCategory',
  'type',
  'tags',
  'published',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'sku',
  'grams',
  'tracker',
  'quantity',
  'policy',
  'price',
  'compareAtPrice',
  'barcode',
  'imageSrc',
  'imagePosition',
  'imageAlt',
  'seoTitle',
  'seoDescription',
  'variantImage',
  'status',
  'saleStarts',
  'saleEnds',
  'taxCategory',
] as const satisfies readonly ColumnKey[]

/** Cells of a row of an export. */
export type ExportCells = Partial<Record<ColumnKey, string>>

/** The columns that Shopify's own export has had for years, and after them ours. */
export const EXPORT_COLUMNS: readonly ColumnKey[] = [...new Set([...SHOPIFY_COLUMNS, ...PLAIN_TEXTS])]
