import type { Samples } from './sample.ts'

export const ofFigures: Samples = {
  getSellerDashboard: () => ({}),
  getSellerReport: () => ({ params: { report: 'products' } }),
  streamSellerEvents: () => ({ isStream: true }),
  listSellerReviews: () => ({}),
  reportReview: ({ reviewId }) => ({ params: { id: reviewId }, body: { reason: 'insult' } }),
  listSellerQuestions: () => ({}),
  answerQuestion: ({ questionId }) => ({ params: { id: questionId }, body: { text: 'It holds 320 ml.' } }),
  correctAnswer: ({ questionId }) => ({
    params: { id: questionId },
    body: { text: 'It holds 300 ml.' },
    version: 2,
  }),
  reportQuestion: ({ questionId }) => ({ params: { id: questionId }, body: { reason: 'insult' } }),
  answerReview: ({ reviewId }) => ({ params: { id: reviewId }, body: { text: 'Thank you.' } }),
}
