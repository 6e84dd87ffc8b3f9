'use client'

import { Stars } from '../../primitives/rating/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { Anchor, useLabels, useStoa } from '../../system/index.ts'
import { type RatingDistribution, sharesOf } from './distribution.ts'
import * as styles from './review.css.ts'
import { reviewLabels } from './review.labels.ts'

export interface RatingSummaryProps {
  /** The average rating, 0 to 5. */
  average: number
  /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
  distribution: RatingDistribution
  /**
   * Returns the address of the reviews with so many stars. Rows with reviews become links; leave out for
   * none.
   */
  hrefOf?: ((stars: number) => string) | undefined
  /** The stars whose reviews are shown now; that row is marked. */
  chosen?: number | undefined
}

/** The average of all reviews, and how many gave how many stars. */
export function RatingSummary({ average, distribution, hrefOf, chosen }: RatingSummaryProps) {
  const t = useLabels('review', reviewLabels)
  const { locale } = useStoa()
  const shares = sharesOf(distribution)
  const hasVotes = distribution.some(count => count > 0)
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(locale)
  return (
    <div className={styles.summary} data-component="RatingSummary">
      <div className={styles.figures}>
        {hasVotes && <span className={styles.average}>{figure.format(average)}</span>}
        <span className={styles.outOf}>
          <Stars average={hasVotes ? average : 0} />
          <span>{t(hasVotes ? 'outOfFive' : 'noVotes')}</span>
        </span>
      </div>
      <ul className={styles.bars}>
        {distribution.map((count, place) => {
          const stars = 5 - place
          const row = (
            <>
              <VisuallyHidden>{t('starsOf', { stars, count })}</VisuallyHidden>
              <span aria-hidden="true">{stars}</span>
              <span className={styles.bar}>
                <span className={styles.fill} style={{ inlineSize: `${(shares[place] ?? 0).toFixed(1)}%` }} />
              </span>
              <span aria-hidden="true">{whole.format(count)}</span>
            </>
          )
          return (
            <li key={stars}>
              {hrefOf && count > 0 ? (
                <Anchor
                  className={styles.choice}
                  href={hrefOf(stars)}
                  aria-current={stars === chosen ? 'true' : undefined}
                >
                  {row}
                </Anchor>
              ) : (
                <span className={styles.row}>{row}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
