import type { ReviewSort } from '@stoa/api-client/schema'
import { productReviewsLabels as t } from './product-page.labels.ts'

/** Order, rating and cursor of the shown reviews. Leaves out what the URL doesn't name. */
export interface ReviewChoice {
  readonly sort?: ReviewSort
  readonly stars?: number
  readonly cursor?: string
}

/** Query parameters with order, rating and cursor of the reviews. */
export const REVIEW_PARAMETERS = ['reviews', 'stars', 'after'] as const

/** Order of the reviews that come with the product; URLs leave it out. */
export const USUAL_SORT: ReviewSort = 'pictures'

export const REVIEW_SORTS: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'pictures', label: t.pictures },
  { sort: 'newest', label: t.newest },
  { sort: 'highest', label: t.highest },
  { sort: 'lowest', label: t.lowest },
]

/**
 * Returns the orders to choose from. If no review has a picture, "Pictures first" means newest first and is labeled so.
 *
 * @param first the reviews that come with the product
 */
export function sortsOf(first: readonly { pictures: readonly unknown[] }[]): typeof REVIEW_SORTS {
  if (first.some(({ pictures }) => pictures.length > 0)) return REVIEW_SORTS
  const [usual, newest, ...others] = REVIEW_SORTS
  return [{ ...usual!, label: newest!.label }, ...others]
}

/** Reads the choice from the URL; null for the reviews that come with the product. */
export function readReviewChoice(params: URLSearchParams): ReviewChoice | null {
  const sort = REVIEW_SORTS.find(one => one.sort === params.get('reviews'))?.sort
  const stars = Number(params.get('stars'))
  const cursor = params.get('after')
  const choice: ReviewChoice = {
    ...(sort && sort !== USUAL_SORT && { sort }),
    ...(Number.isInteger(stars) && stars >= 1 && stars <= 5 && { stars }),
    ...(cursor && { cursor }),
  }
  return Object.keys(choice).length > 0 ? choice : null
}

/**
 * Link to the reviews of this page with a choice, which also works without scripts.
 *
 * @param search query of the page, whose other parameters stay, such as the chosen options
 */
export function reviewsHref({ sort, stars, cursor }: ReviewChoice, search = new URLSearchParams()): string {
  const params = new URLSearchParams()
  if (sort && sort !== USUAL_SORT) params.set('reviews', sort)
  if (stars) params.set('stars', String(stars))
  if (cursor) params.set('after', cursor)
  const own: readonly string[] = REVIEW_PARAMETERS
  for (const [name, value] of search) if (!own.includes(name)) params.append(name, value)
  return `?${params}#reviews`
}
