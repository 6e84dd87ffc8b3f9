/** What a shop does with its own categories, and the operator's answer to their requests. */
export { createSellerCategoryHandlers } from './categories.handlers.ts'
export { findTopMenuRequests, setTopMenu } from './operator.repository.ts'
