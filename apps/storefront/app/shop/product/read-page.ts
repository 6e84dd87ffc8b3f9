import { unwrap } from '@stoa/api-client'
import type { QuestionList, ReviewList } from '@stoa/api-client/schema'
import { api } from '../../data/api.ts'
import type { ReviewChoice } from './review-choice.ts'

export interface Lists {
  reviews: ReviewList
  questions: QuestionList
}

/** Reads a page of the reviews or questions of a product. */
export const readPage: {
  readonly [L in keyof Lists]: (slug: string, choice: ReviewChoice) => Promise<Lists[L]>
} = {
  reviews: (slug, query) =>
    unwrap(api.GET('/api/public/products/{slug}/reviews', { params: { path: { slug }, query } })),
  questions: (slug, { cursor }) =>
    unwrap(
      api.GET('/api/public/products/{slug}/questions', { params: { path: { slug }, query: { cursor } } }),
    ),
}
