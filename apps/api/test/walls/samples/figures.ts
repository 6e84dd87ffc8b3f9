import type { Samples } from './sample.ts'

export const ofFigures: Samples = {
  getSellerDashboard: () => ({}),
  getSellerReport: () => ({ params: { report: 'products' } }),
  streamSellerEvents: () => ({ isStream: true }),
  listSellerReviews: () => ({}),
  reportReview: ({ reviewId }) => ({ params: { id: reviewId }, body: { reason: 'insult' } }),
  answerReview: ({ reviewId }) => ({ params: { id: reviewId }, body: { text: 'Thank you.' } }),
}
