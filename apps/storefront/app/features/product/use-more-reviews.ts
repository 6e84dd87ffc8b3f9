import { unwrap } from '@stoa/api-client'
import type { ReviewList as ReviewPage } from '@stoa/api-client/schema'
import { apiKey, swrSettings } from '@stoa/api-client/swr'
import useSWRInfinite from 'swr/infinite'
import type { ReviewChoice } from './review-choice.ts'

const REVIEWS = '/api/public/products/{slug}/reviews'

/** The reviews after the first page, which came with the product: one page more with each `showMore`. */
export function useMoreReviews(slug: string, choice: Omit<ReviewChoice, 'cursor'>, first: ReviewPage) {
  const {
    data = [],
    error,
    isValidating,
    size,
    setSize,
  } = useSWRInfinite(
    (_, previous: ReviewPage | null) => {
      const cursor = (previous ?? first).page.next
      return cursor ? apiKey(REVIEWS, { params: { path: { slug }, query: { ...choice, cursor } } }) : null
    },
    // The client comes with the first press.
    async ([path, init]) => unwrap((await import('../../data/api.ts')).api.GET(path, init)),
    // Its own default reads the first of its pages again with each page more.
    { ...swrSettings, initialSize: 0, revalidateFirstPage: false, revalidateOnMount: true },
  )
  const pages = [first, ...data]
  return {
    reviews: pages.flatMap(page => page.items),
    /** Cursor of the page after the last one that is shown. */
    next: pages.at(-1)?.page.next,
    isBusy: isValidating && size > data.length,
    hasFailed: error !== undefined && !isValidating,
    showMore: () => void setSize(data.length + 1),
  }
}
