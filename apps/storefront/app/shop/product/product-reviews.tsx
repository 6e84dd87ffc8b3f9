import type { Product, ReviewList as ReviewPage } from '@stoa/api-client/schema'
import {
  Chip,
  Note,
  RatingSummary,
  ReviewList,
  ReviewPhotos,
  ReviewsLayout,
  Section,
  Stack,
  VisuallyHidden,
} from '@stoa/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toReview } from '../../lib/view.ts'
import { useMissingSection } from '../../shared/errors/use-recovery.ts'
import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'
import { MoreButton } from './more-button.tsx'
import {
  type REVIEW_SORTS,
  type ReviewChoice,
  readReviewChoice,
  reviewsHref,
  sortsOf,
  USUAL_SORT,
} from './review-choice.ts'
import { useMorePages } from './use-more-pages.ts'

/** Only buyers have one. */
const OwnReviewLink = lazilyWhenIdle(
  async () => (await import('../reviews/own-review-link.tsx')).OwnReviewLink,
  { needsSession: true },
)

interface ProductReviewsProps {
  readonly product: Product
  /** The first page of what the address asks for; null when it could not be read. */
  readonly reviews: ReviewPage | null
}

/** What buyers say: the first page comes with the product, the rest on demand. Each choice is a link. */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const [params] = useSearchParams()
  useMissingSection(reviews === null)
  const [own, setOwn] = useState<{ label: string; href: string }>()
  const ownLink = <OwnReviewLink productId={product.id} onKnown={setOwn} />
  if (!product.rating) {
    return (
      <Section id="reviews" title="Reviews" more={own}>
        <p>No reviews yet.</p>
        {ownLink}
      </Section>
    )
  }

  const { cursor: _, ...choice } = readReviewChoice(params) ?? {}
  const { average, count } = product.rating
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = product.ratingDistribution
  return (
    <Section
      id="reviews"
      title={count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`}
      more={own}
    >
      <ReviewsLayout
        summary={
          <RatingSummary
            average={average}
            distribution={[five, four, three, two, one]}
            chosen={choice.stars}
            hrefOf={stars => reviewsHref({ ...choice, stars })}
          />
        }
      >
        <Stack>
          <ReviewPhotos reviews={product.reviews.items.map(toReview)} />
          {count > 1 && (
            <Choices choice={choice} sorts={sortsOf(product.reviews.items)} total={reviews?.total} />
          )}
          {reviews ? (
            <Pages key={reviewsHref(choice)} slug={product.slug} first={reviews} choice={choice} />
          ) : (
            <Note tone="caution" action={{ label: 'Try again', href: reviewsHref(choice) }}>
              These reviews cannot be shown right now.
            </Note>
          )}
        </Stack>
      </ReviewsLayout>
      {ownLink}
    </Section>
  )
}

interface ChoicesProps {
  readonly choice: ReviewChoice
  readonly sorts: typeof REVIEW_SORTS
  readonly total: number | undefined
}

function Choices({ choice, sorts, total }: ChoicesProps) {
  const { sort: current = USUAL_SORT, stars } = choice
  return (
    <>
      <Stack as="nav" row gap="sm" aria-label="Order of the reviews">
        {sorts.map(({ sort, label }) => (
          <Chip key={sort} label={label} href={reviewsHref({ ...choice, sort })} current={sort === current} />
        ))}
        {stars && (
          <Chip
            look="removable"
            label={`${starsInWords(stars)} (${total ?? 0})`}
            href={reviewsHref({ sort: current })}
          />
        )}
      </Stack>
      <VisuallyHidden role="status">
        {total === 1 ? '1 review' : `${total ?? 0} reviews`}
        {stars ? ` with ${starsInWords(stars)}` : ''}
      </VisuallyHidden>
    </>
  )
}

const starsInWords = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)

interface PagesProps {
  readonly slug: string
  readonly first: ReviewPage
  readonly choice: ReviewChoice
}

function Pages({ slug, first, choice }: PagesProps) {
  const { items, next, showMore, ...state } = useMorePages('reviews', slug, first, choice)
  return (
    <>
      <ReviewList reviews={items.map(toReview)} />
      <MoreButton
        what="reviews"
        href={next ? reviewsHref({ ...choice, cursor: next }) : null}
        onMore={showMore}
        {...state}
      />
    </>
  )
}
