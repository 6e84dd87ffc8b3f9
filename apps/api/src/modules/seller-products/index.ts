/** What a shop does with its products: list, edit, stock, pictures, several at once; and what happens to them by the clock. */
export { checkAction, rounded } from './bulk/plan-bulk.ts'
export { findSelectedProducts, type ProductSelection } from './list/find-selected.ts'
export { MAX_PRICE } from './product/plan-variants.ts'
export { requireCategory } from './product/require-category.ts'
export { tagsOf } from './product/save-product.ts'
export { createSaleJobs } from './sale-jobs.ts'
export { createSellerProductHandlers } from './seller-products.handlers.ts'
