export type { RatingDistribution } from './distribution.ts'
export { Question, type QuestionData, QuestionList, type QuestionProps } from './question-list.tsx'
export { RatingSummary, type RatingSummaryProps } from './rating-summary.tsx'
export { Review, type ReviewData, ReviewList, ReviewPhotos, ReviewsLayout } from './review-list.tsx'
