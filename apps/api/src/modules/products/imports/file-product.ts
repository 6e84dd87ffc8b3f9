import type { PlainTextKey } from '../fields.ts'
import type { RowProblem } from './shopify-cells.ts'

/** What a file says of a variant; a field that is not there belongs to a column that the file does not have. */
export interface FileVariant {
  line: number
  /** One value of each option, in their order. */
  values: string[]
  sku?: string | null
  /** What it costs when it is not on sale, minor units. */
  price?: number
  /** Null: not on sale. */
  salePrice?: number | null
  saleStartsAt?: string | null
  saleEndsAt?: string | null
  /** Null: not counted. */
  stock?: number | null
  barcode?: string | null
  grams?: number | null
  pictureUrl?: string | null
  /** Cells of columns that are none of ours. */
  extra: Record<string, string>
}

export interface FilePicture {
  line: number
  url: string
  alt: string
  position: number
}

/** What a file says of a product. As with variants, what is not there stays as it is. */
export interface FileProduct extends Partial<Record<PlainTextKey, string>> {
  line: number
  handle: string
  title?: string
  descriptionHtml?: string
  vendor?: string
  type?: string
  tags?: string[]
  productCategory?: string
  status?: 'active' | 'draft' | 'archived'
  extra: Record<string, string>
  options?: string[]
  variants: FileVariant[]
  pictures?: FilePicture[]
  /** What is odd but keeps nothing out, such as an address that is none. */
  notes: RowProblem[]
}

/** Rows that are left out, with what stands in them, so that they can be mended and sent again. */
export interface RefusedRows {
  line: number
  handle: string
  title: string
  problems: RowProblem[]
  rows: { line: number; cells: readonly string[] }[]
}

/** The file in its order: each product, or the rows that are none. */
export type FileEntry = { product: FileProduct } | { refused: RefusedRows }
