import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createAnswerService } from './seller-answer.service.ts'
import { createReviewService } from './buyer.service.ts'
import { listSellerReviews, reportReview } from './seller.service.ts'

export function createReviewHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'listOwnReviews' | 'writeReview' | 'deleteReview' | 'answerReview' | 'listSellerReviews' | 'reportReview'
> {
  const reviews = createReviewService(deps)
  const answers = createAnswerService(deps)
  return {
    listOwnReviews: ({ actor }) => reviews.listOf(actor.userId),
    writeReview: ({ actor, params, body }) => reviews.write(actor.userId, params.productId, body),
    deleteReview: ({ actor, params }) => reviews.delete(actor.userId, params.productId),
    listSellerReviews: ({ shop, query }) => listSellerReviews(deps.db, shop, query),
    reportReview: ({ shop, params, body }) => reportReview(deps, shop, params.id, body),
    answerReview: ({ shop, params, body }) => answers.answer(shop, params.id, body.text),
  }
}
