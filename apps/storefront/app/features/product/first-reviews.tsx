import type { ReviewList as ReviewPage } from '@stoa/api-client/schema'
import { Button, ReviewList, Stack } from '@stoa/ui'
import type { MouseEvent } from 'react'
import { toReview } from '../../lib/view.ts'
import { type ReviewChoice, reviewsHref } from './review-choice.ts'

export interface ReviewPagesProps {
  readonly slug: string
  readonly first: ReviewPage
  readonly choice: Omit<ReviewChoice, 'cursor'>
}

/** The first page alone; the link leads to the next one. */
export const FirstReviews = ({ first, choice }: ReviewPagesProps) => (
  <>
    <ReviewList reviews={first.items.map(toReview)} />
    <MoreReviews choice={choice} next={first.page.next} />
  </>
)

interface MoreReviewsProps {
  readonly choice: Omit<ReviewChoice, 'cursor'>
  /** Cursor of the next page. */
  readonly next: string | null | undefined
  readonly isBusy?: boolean
  readonly onPress?: () => void
}

export function MoreReviews({ choice, next, isBusy, onPress }: MoreReviewsProps) {
  if (!next) return null
  return (
    <Stack row>
      <Button
        emphasis="line"
        aria-busy={isBusy || undefined}
        href={reviewsHref({ ...choice, cursor: next })}
        onClick={(event: MouseEvent) => {
          if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (!isBusy) onPress()
        }}
      >
        Show more reviews
      </Button>
    </Stack>
  )
}
