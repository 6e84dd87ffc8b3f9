/** What a shop does with its own categories, and the operator's answer to their requests. */
export { createSellerCategoryHandlers } from './seller-categories.handlers.ts'
export { findTopMenuRequests, setTopMenu } from './top-menu.ts'
