import type { Handlers } from '../../contract/handlers.ts'
import { type BuyerReviewDeps, createBuyerReviewService } from './buyer.service.ts'
import { createSellerReviewService } from './seller.service.ts'

type Operation =
  | 'listOwnReviews'
  | 'writeReview'
  | 'deleteReview'
  | 'listSellerReviews'
  | 'answerReview'
  | 'reportReview'

export function createReviewHandlers(deps: BuyerReviewDeps): Pick<Handlers, Operation> {
  const buyer = createBuyerReviewService(deps)
  const seller = createSellerReviewService(deps)
  return {
    listOwnReviews: ({ actor }) => buyer.listOf(actor.userId),
    writeReview: ({ actor, params, body }) => buyer.write(actor.userId, params.productId, body),
    deleteReview: ({ actor, params }) => buyer.delete(actor.userId, params.productId),
    listSellerReviews: ({ shop, query }) => seller.list(shop, query),
    answerReview: ({ shop, params, body }) => seller.answer(shop, params.id, body.text),
    reportReview: ({ shop, params, body }) => seller.report(shop, params.id, body),
  }
}
