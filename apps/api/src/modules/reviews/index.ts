/** Reviews of products: what everyone reads, what buyers write and what shops answer. */
export { anonymizeReviewsOf, findReviewed, findReviewsBy, isReviewed } from './author.repository.ts'
export { restrictReview } from './operator.repository.ts'
export { createPublicReviewHandlers } from './public.handlers.ts'
export { type ReviewRow, reviewsJson, USUAL_REVIEWS } from './public.repository.ts'
export { REVIEWS_ON_PRODUCT, reviewPage } from './public.service.ts'
export { createReviewHandlers } from './reviews.handlers.ts'
export { findLatestReviews } from './seller.service.ts'
