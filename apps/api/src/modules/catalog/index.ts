/** Products, categories and shops with their reviews and search. */
export { createCatalogHandlers } from './catalog.handlers.ts'
export { readCatalogVersion } from './catalog-version.repository.ts'
export { findCategoryNodes, mergeCategories } from './categories/import.repository.ts'
export { countSales } from './products/count-sales.ts'
export { textOf } from './products/description-html.ts'
export {
  analyzeProducts,
  findReadyPictures,
  type ImportedVariant,
  importedMediaId,
  type ProductImport,
  saveProduct,
} from './products/import.repository.ts'
export { priceOf } from './products/price-of.ts'
export { products } from './products/products.schema.ts'
export { variants } from './products/variants.schema.ts'
export {
  anonymizeReviewsOf,
  findReviewed,
  findReviewsBy,
  isReviewed,
} from './reviews/authored-reviews.repository.ts'
export { type ReviewRow, reviewFields } from './reviews/reviews.repository.ts'
export { reviewMedia, reviews } from './reviews/reviews.schema.ts'
export { reviewOf } from './reviews/reviews.service.ts'
export { findOwnedShops, findShopBySlug } from './shops/owned-shops.repository.ts'
export { SHOP_KEYS, type ShopAddress, type ShopKey, shops } from './shops/shops.schema.ts'
export { createSitemapHandlers } from './sitemap/sitemap.handlers.ts'
