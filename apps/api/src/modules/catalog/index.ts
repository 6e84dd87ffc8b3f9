/** Products, categories and shops with their reviews, questions and search. */
export { createCatalogHandlers } from './catalog.handlers.ts'
export { readCatalogVersion } from './catalog-version.repository.ts'
export { countSales } from './products/count-sales.repository.ts'
export { followPrices } from './products/follow-prices.repository.ts'
export {
  analyzeProducts,
  findPicturesToFetch,
  importedMediaId,
} from './products/imported-media.repository.ts'
export { priceOf } from './products/price-of.ts'
export { changeStock, lockVariants, moveProducts, refreshRating } from './products/product-rows.repository.ts'
export { withFreeSlugs } from './products/product-state/free-slugs.ts'
export type {
  OptionState,
  PictureState,
  ProductState,
  ReadProduct,
  VariantState,
} from './products/product-state/product-state.ts'
export {
  lockProducts,
  readProductsAfter,
  readProductsByHandle,
  readProductsById,
  readProductVersions,
} from './products/product-state/read-products.ts'
export { removeProducts, removeVariants } from './products/product-state/remove-products.ts'
export { writeProducts } from './products/product-state/write-products.ts'
export { createSitemapHandlers } from './sitemap/sitemap.handlers.ts'
