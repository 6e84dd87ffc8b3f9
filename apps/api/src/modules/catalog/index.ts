/** Products, categories and shops with their reviews, questions and search. */
export { createCatalogHandlers } from './catalog.handlers.ts'
export { createCatalogVersion } from './catalog-version.ts'
export { countSales } from './products/count-sales.repository.ts'
export { followPrices } from './products/follow-prices.repository.ts'
export {
  analyzeProducts,
  findPicturesToFetch,
  importedMediaId,
} from './products/imported-media.repository.ts'
export { findProductsForOperator } from './products/operator-list.repository.ts'
export { priceOf } from './products/price-of.ts'
export {
  changeStock,
  lockVariants,
  moveProducts,
  refreshRating,
  restrictProduct,
} from './products/product-rows.repository.ts'
export { findSynonyms, replaceSynonyms } from './search/synonyms.repository.ts'
export { createSitemapHandlers } from './sitemap/sitemap.handlers.ts'
