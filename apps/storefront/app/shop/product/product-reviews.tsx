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
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reportHref } from '../../lib/report-href.ts'
import { toReview } from '../../lib/view.ts'
import { useMissingSection } from '../../shared/errors/use-recovery.ts'
import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'
import { MoreButton } from './more-button.tsx'
import { productReviewsLabels as t } from './product-page.labels.ts'
import {
  type REVIEW_SORTS,
  type ReviewChoice,
  readReviewChoice,
  reviewsHref,
  sortsOf,
  USUAL_SORT,
} from './review-choice.ts'
import { useMorePages } from './use-more-pages.ts'

/** Loaded only for sessions, because only buyers can have a review. */
const OwnReviewLink = lazilyWhenIdle(
  async () => (await import('../reviews/own-review-link.tsx')).OwnReviewLink,
  { needsSession: true },
)

interface ProductReviewsProps {
  readonly product: Product
  /** First page of reviews for the URL; null if it couldn't be read. */
  readonly reviews: ReviewPage | null
}

/** Shows reviews: the first page comes with the product, others load on demand. Each choice is a link. */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const [params] = useSearchParams()
  useMissingSection(reviews === null)
  const [own, setOwn] = useState<{ label: string; href: string }>()
  const ownLink = <OwnReviewLink productId={product.id} onKnown={setOwn} />
  if (!product.rating) {
    return (
      <Section id="reviews" title={t.title} more={own}>
        <p>{t.none}</p>
        {ownLink}
      </Section>
    )
  }

  const { cursor: _, ...choice } = readReviewChoice(params) ?? {}
  const { average, count } = product.rating
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = product.ratingDistribution
  return (
    <Section id="reviews" title={formatMessage(t.count, { count })} more={own}>
      <ReviewsLayout
        summary={
          <RatingSummary
            average={average}
            distribution={[five, four, three, two, one]}
            chosen={choice.stars}
            hrefOf={stars => reviewsHref({ ...choice, stars }, params)}
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
            <Note tone="caution" action={{ label: t.retry, href: reviewsHref(choice, params) }}>
              {t.failed}
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
  const [params] = useSearchParams()
  const { sort: current = USUAL_SORT, stars } = choice
  return (
    <>
      <Stack as="nav" layout="row" gap="sm" aria-label={t.order}>
        {sorts.map(({ sort, label }) => (
          <Chip
            key={sort}
            label={label}
            href={reviewsHref({ ...choice, sort }, params)}
            current={sort === current}
          />
        ))}
        {stars && (
          <Chip
            removable
            label={formatMessage(t.stars, { stars, count: total ?? 0 })}
            href={reviewsHref({ sort: current }, params)}
          />
        )}
      </Stack>
      <VisuallyHidden role="status">
        {stars
          ? formatMessage(t.countWithStars, { count: total ?? 0, stars })
          : formatMessage(t.count, { count: total ?? 0 })}
      </VisuallyHidden>
    </>
  )
}

interface PagesProps {
  readonly slug: string
  readonly first: ReviewPage
  readonly choice: ReviewChoice
}

function Pages({ slug, first, choice }: PagesProps) {
  const [params] = useSearchParams()
  const { items, next, showMore, ...state } = useMorePages('reviews', slug, first, choice)
  return (
    <>
      <ReviewList
        reviews={items.map(review => ({ ...toReview(review), reportHref: reportHref('review', review.id) }))}
      />
      <MoreButton
        what="reviews"
        href={next ? reviewsHref({ ...choice, cursor: next }, params) : null}
        onMore={showMore}
        {...state}
      />
    </>
  )
}
