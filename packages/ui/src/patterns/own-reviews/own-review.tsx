'use client'

import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/index.ts'
import { Review, type ReviewData } from '../review/index.ts'
import * as styles from './own-reviews.css.ts'
import { ownReviewsLabels } from './own-reviews.labels.ts'
import { type ReviewableData, ReviewedProduct } from './reviewable-product.tsx'

export interface OwnReviewProps {
  product: ReviewableData
  review: ReviewData
  editHref: string
  busy?: boolean
  onRemove: () => void
}

/** A review for its author: what it is about, how others see it, and what can be done with it. */
export function OwnReview({ product, review, editHref, busy, onRemove }: OwnReviewProps) {
  const t = useLabels('ownReviews', ownReviewsLabels)
  return (
    <section className={styles.card} aria-label={product.title} data-component="OwnReview">
      <ReviewedProduct product={product} heading="h3" />
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
