/**
 * Product management of a shop: list, edit, bulk changes, import, export and undo, and changes that are due at a
 * time.
 */
export {
  type DecimalMark,
  decodeText,
  ENCODINGS,
  type Encoding,
  importCategories,
  type RowProblem,
} from './imports/index.ts'
export { createSellerProductHandlers } from './products.handlers.ts'
export {
  importFile,
  ShopBusy,
  ShopFileError,
  UnknownShop,
} from './runs/import/import-file.ts'
export type { ImportReport } from './runs/import/import-report.repository.ts'
export { createRunJobs } from './runs/run-jobs.ts'
export { createRunHandlers } from './runs/runs.handlers.ts'
export { createSaleJobs } from './sale-jobs.ts'
export { searchTextOf } from './search-text.ts'
export { countProductsByTaxCategory, setTaxCategoryOfProduct } from './tax-category.repository.ts'
