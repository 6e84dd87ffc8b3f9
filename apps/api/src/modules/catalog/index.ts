/** Products, categories and shops with their reviews, questions and search. */
export { createCatalogHandlers } from './catalog.handlers.ts'
export { readCatalogVersion } from './catalog-version.repository.ts'
export { categories } from '../categories/categories.schema.ts'
export { findCategoryNodes, mergeCategories } from '../categories/import.repository.ts'
export { countSales } from './products/count-sales.ts'
export { cleanDescription, cleanHtml, textOf } from '../../platform/description-html.ts'
export { followPrices } from './products/follow-prices.ts'
export { analyzeProducts, findPicturesToFetch, importedMediaId } from './products/imported-media.ts'
export { priceOf } from './products/price-of.ts'
export { products } from './products/products.schema.ts'
export { variants } from './products/variants.schema.ts'
export { anonymizeQuestionsOf, findQuestionsBy } from '../questions/author.repository.ts'
export { type QuestionRow, questionFields } from '../questions/public.repository.ts'
export { productQuestions } from '../questions/questions.schema.ts'
export { questionOf } from '../questions/public.service.ts'
export {
  anonymizeReviewsOf,
  findReviewed,
  findReviewsBy,
  isReviewed,
} from '../reviews/author.repository.ts'
export { type ReviewRow, reviewFields } from '../reviews/public.repository.ts'
export { reviewMedia, reviews } from '../reviews/reviews.schema.ts'
export { reviewOf } from '../reviews/public.service.ts'
export { findOwnedShops, findShopBySlug } from '../shops/owned-shops.repository.ts'
export {
  SHOP_KEYS,
  type ShopAddress,
  type ShopMaker,
  type ShopPolicies,
  shopMembers,
  shops,
} from '../shops/shops.schema.ts'
export { createSitemapHandlers } from './sitemap/sitemap.handlers.ts'
