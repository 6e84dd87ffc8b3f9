/** Refunds that a shop gives without a return. */
export { refundByShop } from './refund-by-shop.ts'
export { createSellerRefundHandlers } from './seller-refunds.handlers.ts'
