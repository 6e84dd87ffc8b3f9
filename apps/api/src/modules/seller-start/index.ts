/** What the seller area shows on every page: what waits in the shop, and its first steps. */
export { createSellerStartHandlers } from './seller-start.handlers.ts'
