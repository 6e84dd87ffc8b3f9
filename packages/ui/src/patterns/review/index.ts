export type { RatingDistribution } from './distribution.ts'
export { RatingSummary, type RatingSummaryProps } from './rating-summary.tsx'
export { Review, type ReviewData, ReviewList, ReviewsLayout } from './review-list.tsx'
