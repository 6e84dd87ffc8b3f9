/** Reviews as their authors and shops write them; reading them is the catalog's. */
export { createReviewHandlers } from './reviews.handlers.ts'
export { findLatestReviews } from './seller.service.ts'
