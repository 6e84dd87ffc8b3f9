'use client'

import { Anchor, formatNumber, useLabels, useStoa } from '../../system/index.ts'
import { Star } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './rating.css.ts'
import { ratingLabels } from './rating.labels.ts'
import { Stars } from './stars.tsx'

export interface RatingProps {
  /** The average rating, 0 to 5. */
  average: number
  /** Number of reviews. 0 says "no reviews" for `stars` and draws nothing for `compact`. */
  count?: number
  /** URL of the reviews, which makes the count a link. For `stars` only. */
  href?: string
  /**
   * `compact` is one star and a figure, for cards; `stars` is five stars, for a product's page. Default
   * `compact`.
   */
  form?: 'compact' | 'stars'
}

/** Shows the average of reviews. For a single review use `Stars` with a text. */
export function Rating({ average, count, href, form = 'compact' }: RatingProps) {
  const t = useLabels('rating', ratingLabels)
  const { locale } = useStoa()
  if (count === 0)
    return form === 'stars' ? <span className={styles.rating({ form })}>{t('noReviews')}</span> : null

  const figure = formatNumber(average, locale, 1)
  const reviews = count === undefined ? undefined : t('reviews', { count })

  return (
    <span className={styles.rating({ form })} data-component="Rating">
      {form === 'stars' ? <Stars average={average} /> : <Star filled />}
      <VisuallyHidden>{t('ofFive', { average: figure })}</VisuallyHidden>
      <b className={styles.average} aria-hidden="true">
        {figure}
      </b>
      {reviews && form === 'compact' && (
        <>
          <span aria-hidden="true">{`(${formatNumber(count ?? 0, locale)})`}</span>
          <VisuallyHidden>{reviews}</VisuallyHidden>
        </>
      )}
      {reviews && form === 'stars' && href && (
        <Anchor className={styles.reviews} href={href}>
          {reviews}
        </Anchor>
      )}
      {reviews && form === 'stars' && !href && <span>{reviews}</span>}
    </span>
  )
}
