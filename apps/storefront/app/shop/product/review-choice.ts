import type { ReviewSort } from '@stoa/api-client/schema'

/** Which reviews are shown, and from where on; what the address does not say is left out. */
export interface ReviewChoice {
  readonly sort?: ReviewSort
  readonly stars?: number
  readonly cursor?: string
}

/** The order that the product brings its first reviews in; an address need not name it. */
export const USUAL_SORT: ReviewSort = 'pictures'

export const REVIEW_SORTS: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'pictures', label: 'Photos first' },
  { sort: 'newest', label: 'Newest' },
  { sort: 'highest', label: 'Highest rated' },
  { sort: 'lowest', label: 'Lowest rated' },
]

/**
 * The orders to choose from. Where no review has a photo, those with photos first are the newest first, and are called
 * so.
 *
 * @param first the reviews that the product brings
 */
export function sortsOf(first: readonly { pictures: readonly unknown[] }[]): typeof REVIEW_SORTS {
  if (first.some(({ pictures }) => pictures.length > 0)) return REVIEW_SORTS
  const [usual, newest, ...others] = REVIEW_SORTS
  return [{ ...usual!, label: newest!.label }, ...others]
}

/** The choice that an address names; null for the reviews that come with the product. */
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

/** Where a choice is: this page, at its reviews, so that it works as a link without scripts too. */
export function reviewsHref({ sort, stars, cursor }: ReviewChoice): string {
  const params = new URLSearchParams()
  if (sort && sort !== USUAL_SORT) params.set('reviews', sort)
  if (stars) params.set('stars', String(stars))
  if (cursor) params.set('after', cursor)
  const search = params.toString()
  return `${search ? `?${search}` : '?'}#reviews`
}
