import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { nullablePicture } from '../read-model/index.ts'
import { fileReport, findSubject } from '../reports/index.ts'
import { findUserById } from '../users/index.ts'
import { reviewOf } from './public.service.ts'
import {
  findNewestSellerReviews,
  findSellerReviews,
  type SellerReviewRow,
  type SellerReviewView,
} from './seller.repository.ts'
import { findReview, insertAnswer, lockReviewOfShop, markReported } from './seller-answer.repository.ts'

type Schemas = components['schemas']

export interface SellerReviewsQuery {
  readonly view?: SellerReviewView
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE_SIZE = 20

const sellerReviewOf = ({ product, review, reportedAt }: SellerReviewRow): Schemas['SellerReview'] => ({
  product: { ...product, picture: nullablePicture(product.picture, product.title) },
  review: reviewOf(review),
  reportedAt,
})

/** The newest reviews of a shop's products. */
export const findLatestReviews = async (
  db: Db,
  shop: ShopScope,
  limit: number,
): Promise<Schemas['SellerReview'][]> => (await findNewestSellerReviews(db, shop, limit)).map(sellerReviewOf)

/** Creates the service with which a shop reads and answers reviews of its products. */
export function createSellerReviewService({ db, clock, brand }: Pick<Deps, 'db' | 'clock' | 'brand'>) {
  return {
    /** @throws problem `cursor.invalid` */
    async list(
      shop: ShopScope,
      { view = 'all', cursor: text, limit = PAGE_SIZE }: SellerReviewsQuery,
    ): Promise<Schemas['SellerReviewList']> {
      const list = `seller reviews ${shop.shopId} ${view}`
      const cursor = readCursor(text, list, KINDS)
      const { counts, items: rows } = await findSellerReviews(db, shop, { view, cursor, limit })
      const { items, page } = cutPage(rows, {
        cursor,
        limit,
        list,
        keysOf: ({ review }) => [review.createdAt, review.id],
      })
      return { items: items.map(sellerReviewOf), counts, page }
    },

    /**
     * Answers a review. The answer can't be changed, because the author and others have read it.
     *
     * @throws problem `review.not_found`, `review.answered`
     */
    async answer({ shopId }: ShopScope, reviewId: string, text: string): Promise<Schemas['Review']> {
      const answer = plainText(text)
      if (!answer)
        throw problem('request.invalid', {
          detail: 'Write an answer.',
          fields: [{ pointer: '/text', code: 'required', message: 'Write an answer.' }],
        })
      await inTx(db, async tx => {
        const found = await lockReviewOfShop(tx, shopId, reviewId)
        if (!found) throw problem('review.not_found')
        if (found.isAnswered) throw problem('review.answered', { detail: 'A shop can answer a review once.' })
        await insertAnswer(tx, reviewId, { answer, answeredAt: clock.now() })
      })
      const row = await findReview(db, reviewId)
      // Deleted by its author at this moment.
      if (!row) throw problem('review.not_found')
      return reviewOf(row)
    },

    /**
     * Reports a review to the marketplace. While a report of the shop is open, another one changes nothing.
     *
     * @throws problem `review.not_found`, `request.invalid`
     */
    async report(
      { shopId, userId }: ShopScope,
      reviewId: string,
      { reason, text }: Schemas['ReviewReportRequest'],
    ): Promise<undefined> {
      const words = plainText(text)
      if (reason === 'other' && !words)
        throw problem('request.invalid', {
          detail: 'Describe what’s wrong with it.',
          fields: [{ pointer: '/text', code: 'required', message: 'Describe what’s wrong with it.' }],
        })
      await inTx(db, async tx => {
        const found = await lockReviewOfShop(tx, shopId, reviewId)
        if (!found) throw problem('review.not_found')
        if (found.isReported) return
        const at = clock.now()
        await markReported(tx, reviewId, { reason: words ? `${reason}: ${words}` : reason, at })
        const subject = await findSubject(tx, { kind: 'review', id: reviewId })
        const member = await findUserById(tx, userId)
        const { username: name, email } = member!
        await fileReport(
          tx,
          { brand, clock },
          { subject: subject!, why: reason, text: words, name, email, isByShop: true },
        )
      })
    },
  }
}
