/** Product files and category trees from other systems, for the modules that store them. */
export { type CategoryRule, createCategoryRule } from './category-rule.ts'
export { UnreadableFile } from './csv-rows.ts'
export { decodeText } from './decode.ts'
export { fetchPictures } from './fetch-pictures.ts'
export type { FileEntry, FileProduct, FileVariant } from './file-product.ts'
export { readFileAside } from './file-reader.ts'
export { type Delimiter, ENCODINGS, type Encoding } from './file-shape.ts'
export { readFileHeadAside } from './head-reader.ts'
export { importCategories } from './import-categories.ts'
export type { DecimalMark } from './numbers.ts'
export { type FileHead, readFileHead } from './read-head.ts'
export { AMBIGUOUS, type RowProblem } from './shopify-cells.ts'
export {
  type ColumnKey,
  type Mapping,
  mapColumns,
  nameOfColumn,
  namesProducts,
  REASON,
} from './shopify-columns.ts'
