import { unwrap } from '@stoa/api-client'
import type { Product, ReviewList as ReviewPage } from '@stoa/api-client/schema'
import { Button, Note, RatingSummary, ReviewList, Section, SectionHead } from '@stoa/ui'
import { useState } from 'react'
import { api } from '../../data/core.ts'
import { toReview } from '../../lib/view.ts'

/** What buyers say: the first page comes with the product, the rest on demand. */
export function ProductReviews({ product }: { product: Product }) {
  const [pages, setPages] = useState<readonly ReviewPage[]>([product.reviews])
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const reviews = pages.flatMap(page => page.items)
  const next = pages.at(-1)?.page.next
  if (!product.rating) {
    return (
      <Section id="reviews">
        <SectionHead title="Reviews" />
        <p>Nobody has reviewed this piece yet.</p>
      </Section>
    )
  }

  const showMore = async () => {
    setState('busy')
    try {
      const page = await unwrap(
        api.GET('/api/public/products/{slug}/reviews', {
          params: { path: { slug: product.slug }, query: next ? { cursor: next } : {} },
        }),
      )
      setPages([...pages, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  const { average, count } = product.rating
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = product.ratingDistribution
  return (
    <Section id="reviews">
      <SectionHead title={count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`} />
      <RatingSummary average={average} count={count} distribution={[five, four, three, two, one]} />
      <ReviewList reviews={reviews.map(toReview)} />
      {state === 'failed' && <Note tone="caution">More reviews cannot be shown right now.</Note>}
      {next && (
        <Button emphasis="line" busy={state === 'busy'} onClick={showMore}>
          Show more reviews
        </Button>
      )}
    </Section>
  )
}
