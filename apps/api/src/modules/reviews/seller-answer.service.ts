import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { reviewOf } from '../catalog/index.ts'
import { findReview, insertAnswer, lockReviewOfShop } from './seller-answer.repository.ts'

type Review = components['schemas']['Review']

/** What a shop says to a review of its product. It stands for good: the author and others have read it. */
export function createAnswerService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    /** @throws problem `review.not_found`, `review.answered` */
    async answer({ shopId }: ShopScope, reviewId: string, text: string): Promise<Review> {
      const answer = plainText(text)
      if (!answer)
        throw problem('request.invalid', {
          detail: 'An answer needs words.',
          fields: [{ pointer: '/text', code: 'required', message: 'needs words' }],
        })
      await inTx(db, async tx => {
        const found = await lockReviewOfShop(tx, shopId, reviewId)
        if (!found) throw problem('review.not_found')
        if (found.isAnswered)
          throw problem('review.answered', { detail: 'A shop answers a review once; the answer stays.' })
        await insertAnswer(tx, reviewId, { answer, answeredAt: clock.now() })
      })
      const row = await findReview(db, reviewId)
      // Deleted by its author at this moment.
      if (!row) throw problem('review.not_found')
      return reviewOf(row)
    },
  }
}
