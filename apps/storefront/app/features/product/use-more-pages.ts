import { unwrap } from '@stoa/api-client'
import type { QuestionList, ReviewList } from '@stoa/api-client/schema'
import { apiKey, swrSettings } from '@stoa/api-client/swr'
import useSWRInfinite from 'swr/infinite'
import { type ReviewChoice, USUAL_SORT } from './review-choice.ts'

interface Lists {
  reviews: ReviewList
  questions: QuestionList
}

const PATHS = {
  reviews: '/api/public/products/{slug}/reviews',
  questions: '/api/public/products/{slug}/questions',
} as const

/** What comes after the first page, which came with the product: one page more with each `showMore`. */
export function useMorePages<L extends keyof Lists>(
  list: L,
  slug: string,
  first: Lists[L],
  choice: Omit<ReviewChoice, 'cursor'> = {},
) {
  const {
    data = [],
    error,
    isValidating,
    size,
    setSize,
  } = useSWRInfinite(
    (_, previous: Lists[L] | null) => {
      const cursor = (previous ?? first).page.next
      return cursor
        ? apiKey(PATHS[list], {
            params: {
              path: { slug },
              query: { ...(list === 'reviews' && { sort: USUAL_SORT }), ...choice, cursor },
            },
          })
        : null
    },
    // The client comes with the first press.
    async ([path, init]) => {
      const { api } = await import('../../data/api.ts')
      return (await unwrap(api.GET(path as typeof PATHS.reviews, init))) as Lists[keyof Lists] as Lists[L]
    },
    // Its own default reads the first of its pages again with each page more.
    { ...swrSettings, initialSize: 0, revalidateFirstPage: false, revalidateOnMount: true },
  )
  const pages = [first, ...data]
  return {
    items: pages.flatMap(page => page.items as readonly Lists[L]['items'][number][]),
    /** Cursor of the page after the last one that is shown. */
    next: pages.at(-1)?.page.next,
    isBusy: isValidating && size > data.length,
    hasFailed: error !== undefined && !isValidating,
    showMore: () => void setSize(data.length + 1),
  }
}
