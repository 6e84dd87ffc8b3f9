/**
 * Categories: the public tree, a shop's own categories, imports, and the operator's decisions about shops' requests.
 */

export { findCategoryNodes, mergeCategories } from './import.repository.ts'
export { findTopMenuRequests, setTaxCategory, setTopMenu } from './operator.repository.ts'
export { createPublicCategoryHandlers } from './public.handlers.ts'
export { createSellerCategoryHandlers } from './seller.handlers.ts'
