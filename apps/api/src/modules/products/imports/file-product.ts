import type { PlainTextKey } from '../fields.ts'
import type { RowProblem } from './shopify-cells.ts'

/** Variant as described in a file. A missing field means that the file doesn't have its column. */
export interface FileVariant {
  line: number
  /** One value of each option, in their order. */
  values: string[]
  sku?: string | null
  /** Regular price, in minor units. */
  price?: number
  /** Null: not on sale. */
  salePrice?: number | null
  saleStartsAt?: string | null
  saleEndsAt?: string | null
  /** Null: not counted. */
  stock?: number | null
  /** Whether the stock is counted in a file that doesn't have it. */
  isCounted?: boolean
  barcode?: string | null
  grams?: number | null
  pictureUrl?: string | null
  /** Cells of unknown columns. */
  extra: Record<string, string>
}

export interface FilePicture {
  line: number
  url: string
  alt: string
  position: number
}

/** Product as described in a file. As with variants, a missing field leaves the stored value unchanged. */
export interface FileProduct extends Partial<Record<PlainTextKey, string>> {
  line: number
  handle: string
  /** Text of the product's address, if that isn't the handle. */
  address?: string
  title?: string
  descriptionHtml?: string
  vendor?: string
  type?: string
  tags?: string[]
  productCategory?: string
  /** Code or name of a tax category. Empty: that of the product's category. */
  taxCategory?: string
  status?: 'active' | 'draft' | 'archived'
  extra: Record<string, string>
  options?: string[]
  variants: FileVariant[]
  pictures?: FilePicture[]
  /** Problems that don't keep the product out, such as an invalid picture URL. */
  notes: RowProblem[]
}

/** Rejected rows with their cells, so that the seller can correct and upload them again. */
export interface RefusedRows {
  line: number
  handle: string
  title: string
  problems: RowProblem[]
  /** Whether they describe something that we don't sell, such as a gift card: they are left out and not wrong. */
  isOmitted?: boolean
  rows: { line: number; cells: readonly string[] }[]
}

/** The file in its order: each product, or the rows that are none. */
export type FileEntry = { product: FileProduct } | { refused: RefusedRows }
