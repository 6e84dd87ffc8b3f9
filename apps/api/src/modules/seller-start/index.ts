/** Data that the seller area shows on every page: open tasks of the shop, and its first steps. */
export { createSellerStartHandlers } from './seller-start.handlers.ts'
