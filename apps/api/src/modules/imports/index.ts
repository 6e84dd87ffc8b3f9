/** Product files and category trees from elsewhere, read and handed to the catalog. */
export { decodeText } from './decode.ts'
export { importCategories } from './import-categories.ts'
export { type ImportReport, importProducts, UnknownShop } from './import-products.ts'
export type { RowProblem } from './shopify-cells.ts'
export { MissingColumns } from './shopify-columns.ts'
