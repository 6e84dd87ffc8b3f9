import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createAnswerService } from './answer.service.ts'
import { createReviewService } from './reviews.service.ts'

export function createReviewHandlers(
  deps: Deps,
): Pick<Handlers, 'listOwnReviews' | 'writeReview' | 'deleteReview' | 'answerReview'> {
  const reviews = createReviewService(deps)
  const answers = createAnswerService(deps)
  return {
    listOwnReviews: ({ actor }) => reviews.listOf(actor.userId),
    writeReview: ({ actor, params, body }) => reviews.write(actor.userId, params.productId, body),
    deleteReview: ({ actor, params }) => reviews.delete(actor.userId, params.productId),
    answerReview: ({ shop, params, body }) => answers.answer(shop, params.id, body.text),
  }
}
