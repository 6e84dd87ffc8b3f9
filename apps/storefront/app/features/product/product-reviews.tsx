import type { Product, ReviewList as ReviewPage } from '@stoa/api-client/schema'
import { Button, Note, RatingSummary, ReviewList, ReviewsLayout, Section, Stack } from '@stoa/ui'
import { useState } from 'react'
import { toReview } from '../../lib/view.ts'

/** What buyers say: the first page comes with the product, the rest on demand. */
export function ProductReviews({ product }: { product: Product }) {
  const { reviews, state, more } = useReviews(product)
  if (!product.rating) {
    return (
      <Section id="reviews" title="Reviews">
        <p>Nobody has reviewed this piece yet.</p>
      </Section>
    )
  }

  const { average, count } = product.rating
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = product.ratingDistribution
  return (
    <Section id="reviews" title={count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`}>
      <ReviewsLayout
        summary={<RatingSummary average={average} distribution={[five, four, three, two, one]} />}
      >
        <Stack>
          <ReviewList reviews={reviews.map(toReview)} />
          {state === 'failed' && (
            <Note tone="caution" role="status">
              More reviews cannot be shown right now.
            </Note>
          )}
          {more && (
            <Stack row>
              <Button emphasis="line" busy={state === 'busy'} onClick={more}>
                Show more reviews
              </Button>
            </Stack>
          )}
        </Stack>
      </ReviewsLayout>
    </Section>
  )
}

function useReviews({ slug, reviews: first }: Product) {
  const [pages, setPages] = useState<readonly ReviewPage[]>([first])
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const cursor = pages.at(-1)?.page.next

  const showMore = async (from: string) => {
    setState('busy')
    try {
      const { readReviews } = await import('../../data/reads.ts')
      const page = await readReviews(slug, from)
      setPages(before => [...before, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return {
    reviews: pages.flatMap(page => page.items),
    state,
    more: cursor ? () => void showMore(cursor) : undefined,
  }
}
