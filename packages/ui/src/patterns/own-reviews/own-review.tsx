'use client'

import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/index.ts'
import { Review, type ReviewData } from '../review/index.ts'
import * as styles from './own-reviews.css.ts'
import { ownReviewsLabels } from './own-reviews.labels.ts'
import { type ReviewableData, ReviewedProduct } from './reviewable-product.tsx'

export interface OwnReviewProps {
  /** Reviewed product. */
  product: ReviewableData
  /** The review as others see it. */
  review: ReviewData
  /** URL of the page to change it. */
  editHref: string
  /** It is being removed: the button shows a spinner and ignores presses. */
  busy?: boolean
  /** Called when "Remove" is pressed. The host asks for confirmation. */
  onRemove: () => void
}

/** A review for its author: what it is about, how others see it, and what can be done with it. */
export function OwnReview({ product, review, editHref, busy, onRemove }: OwnReviewProps) {
  const t = useLabels('ownReviews', ownReviewsLabels)
  return (
    <section className={styles.card} aria-label={product.title} data-component="OwnReview">
      <ReviewedProduct product={product} headingLevel={3} />
      <Review review={review} headingLevel={4} />
      <div className={styles.cardActions}>
        <Button
          emphasis="plain"
          size="sm"
          href={editHref}
          aria-label={t('editOf', { product: product.title })}
        >
          {t('edit')}
        </Button>
        <Button
          emphasis="plain"
          size="sm"
          busy={busy}
          aria-label={t('removeOf', { product: product.title })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </section>
  )
}
