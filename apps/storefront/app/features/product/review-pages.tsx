import { Note, ReviewList } from '@stoa/ui'
import { toReview } from '../../lib/view.ts'
import { MoreReviews, type ReviewPagesProps } from './first-reviews.tsx'
import { useMoreReviews } from './use-more-reviews.ts'

/** The first page and those after it, one more with each press. */
export function ReviewPages({ slug, first, choice }: ReviewPagesProps) {
  const { reviews, next, isBusy, hasFailed, showMore } = useMoreReviews(slug, choice, first)
  return (
    <>
      <ReviewList reviews={reviews.map(toReview)} />
      {hasFailed && (
        <Note tone="caution" role="status">
          More reviews cannot be shown right now.
        </Note>
      )}
      <MoreReviews choice={choice} next={next} isBusy={isBusy} onPress={showMore} />
    </>
  )
}
