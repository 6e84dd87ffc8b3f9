import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createShopScope } from '../shop-scope/index.ts'
import { createAnswerService } from './answer.service.ts'
import { createReviewService } from './reviews.service.ts'

export function createReviewHandlers(
  deps: Deps,
): Pick<Handlers, 'listOwnReviews' | 'writeReview' | 'deleteReview' | 'answerReview'> {
  const reviews = createReviewService(deps)
  const answers = createAnswerService(deps)
  const shopScope = createShopScope(deps)
  return {
    listOwnReviews: ({ actor }) => reviews.listOf(actor.userId),
    writeReview: ({ actor, params, body }) => reviews.write(actor.userId, params.productId, body),
    deleteReview: ({ actor, params }) => reviews.delete(actor.userId, params.productId),

    async answerReview({ actor, params, headers, body }) {
      const scope = await shopScope(actor.userId, headers['Stoa-Shop'])
      return answers.answer(scope, params.id, body.text)
    },
  }
}
