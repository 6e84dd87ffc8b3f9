/**
 * Categories: the public tree, a shop's own categories, imports, and the operator's decisions about shops' requests.
 */

export { findCategoryNodes, mergeCategories } from './import.repository.ts'
export {
  type CategoryFacts,
  findCategoriesForOperator,
  findCategoryForOperator,
  findCategoryId,
  findExistingCategories,
  findMarketCategories,
  findTaxedCategories,
  findTopMenuRequests,
  lockAllTrees,
  type OperatorCategoryRow,
  setTaxCategories,
  setTopMenu,
} from './operator.repository.ts'
export {
  changeCategory,
  createMarketCategory,
  deleteMarketCategory,
  type MarketCategoryChange,
  mergeCategory,
} from './operator.service.ts'
export { createPublicCategoryHandlers } from './public.handlers.ts'
export { createSellerCategoryHandlers } from './seller.handlers.ts'
