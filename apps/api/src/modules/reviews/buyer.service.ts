import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { releaseUploads, useUploads } from '../media/index.ts'
import { nullablePicture } from '../read-model/index.ts'
import { findUserById, holdUnblocked, holdUser } from '../users/index.ts'
import * as repository from './buyer.repository.ts'
import {
  findOwnReview,
  findOwnReviews,
  type OwnReviewRow,
  type ReviewedProductRow,
} from './buyer-reads.repository.ts'
import { reviewOf } from './public.service.ts'

type OwnReview = components['schemas']['OwnReview']
type OwnReviews = components['schemas']['OwnReviews']
type ReviewRequest = components['schemas']['ReviewRequest']

const productOf = ({ picture, ...product }: ReviewedProductRow): OwnReview['product'] => ({
  ...product,
  picture: nullablePicture(picture, product.title),
})
const ownReviewOf = ({ product, review }: OwnReviewRow): OwnReview => ({
  product: productOf(product),
  review: reviewOf(review),
})

export interface BuyerReviewDeps extends Pick<Deps, 'db' | 'clock' | 'media' | 'brand'> {
  /** Sums up all reviews of a product in its row. */
  refreshRating(tx: Tx, productId: string): Promise<void>
}

/** Creates the service for buyers' reviews: one for each delivered product. */
export function createBuyerReviewService({ db, clock, media, refreshRating }: BuyerReviewDeps) {
  const removeAll = (ids: readonly string[]) => Promise.all(ids.map(id => media.remove(id)))

  return {
    async listOf(userId: string): Promise<OwnReviews> {
      const { items, open } = await findOwnReviews(db, userId)
      return { items: items.map(ownReviewOf), open: open.map(productOf) }
    },

    /**
     * Creates the review, or changes it.
     *
     * @throws problem `product.not_found`, `review.not_allowed`, `media.not_found`
     */
    async write(userId: string, productId: string, given: ReviewRequest): Promise<OwnReview> {
      const words = {
        rating: given.rating,
        title: plainText(given.title).replace(/\s+/g, ' '),
        body: plainText(given.text),
      }
      const released = await inTx(db, async tx => {
        await holdUnblocked(tx, userId)
        if (!(await repository.lockProduct(tx, productId))) throw problem('product.not_found')
        const author = await findUserById(tx, userId)
        const before = await repository.findWritten(tx, userId, productId)
        const bought = before ? null : await repository.findDelivered(tx, userId, productId)
        if (bought === undefined)
          throw problem('review.not_allowed', {
            detail:
              'You can review a product once it has been delivered to you, unless you’re a member of its shop.',
          })

        const id = before?.id ?? newId()
        const content = { ...words, authorName: author!.username }
        if (before) await repository.updateReview(tx, id, content)
        else
          await repository.insertReview(tx, {
            ...content,
            id,
            productId,
            userId,
            isVerified: true,
            options: bought?.options ?? [],
            createdAt: clock.now(),
          })
        const pictures = [...new Set(given.pictureIds)]
        const shown = before?.pictureIds ?? []
        await useUploads(
          tx,
          userId,
          pictures.filter(picture => !shown.includes(picture)),
        )
        await repository.replacePictures(tx, id, pictures)
        await refreshRating(tx, productId)
        return releaseUploads(
          tx,
          shown.filter(picture => !pictures.includes(picture)),
        )
      })
      await removeAll(released)
      const written = await findOwnReview(db, userId, productId)
      // Deleted in the meantime, in another tab.
      if (!written) throw problem('review.not_found')
      return ownReviewOf(written)
    },

    /** @throws problem `review.not_found`, `review.not_allowed` if the marketplace has hidden it */
    async delete(userId: string, productId: string): Promise<undefined> {
      const released = await inTx(db, async tx => {
        await holdUser(tx, userId)
        await repository.lockProduct(tx, productId)
        const written = await repository.findWritten(tx, userId, productId)
        if (!written) throw problem('review.not_found')
        // Another review would take its place.
        if (written.isRestricted)
          throw problem('review.not_allowed', {
            detail: 'This review was hidden. See our email about it if you want to object.',
          })
        await repository.deleteReview(tx, written.id)
        await refreshRating(tx, productId)
        return releaseUploads(tx, written.pictureIds)
      })
      await removeAll(released)
    },
  }
}
