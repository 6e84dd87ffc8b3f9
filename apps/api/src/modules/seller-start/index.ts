/** Data that the seller area shows on every page: open tasks of the shop, and its first steps. */
export { findFirstSteps } from './first-steps.ts'
export { createSellerStartHandlers } from './seller-start.handlers.ts'
