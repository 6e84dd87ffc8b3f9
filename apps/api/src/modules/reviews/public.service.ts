import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { pictureOf, SLUG } from '../read-model/index.ts'
import {
  findReviews,
  findShopReviews,
  type ReviewChoice,
  type ReviewListRow,
  type ReviewRow,
} from './public.repository.ts'

type Review = components['schemas']['Review']
type ReviewList = components['schemas']['ReviewList']
type ShopReviews = components['schemas']['ShopReviews']

export const REVIEWS_ON_PRODUCT = 10

const KINDS = ['integer', 'integer', 'uuid'] as const

export const reviewOf = (row: Omit<ReviewRow, 'key'>): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title || null,
  text: row.body,
  author: row.author,
  createdAt: new Date(row.createdAt).toISOString(),
  isVerified: row.isVerified,
  options: row.options,
  pictures: row.pictures.map(picture => pictureOf(picture, `Picture by ${row.author}`)),
  answer: row.answer && { ...row.answer, at: new Date(row.answer.at).toISOString() },
})

/** The page that rows make, for the product of this slug. */
export function reviewPage(
  slug: string,
  { rows, total }: ReviewListRow,
  limit: number,
  choice: ReviewChoice = {},
  cursor: Cursor | null = null,
): ReviewList {
  const keysOf = (row: ReviewListRow['rows'][number]) => [row.key, row.createdAt, row.id]
  const { items, page } = cutPage(rows, { cursor, limit, list: listOf(slug, choice), keysOf })
  return {
    items: items.map(reviewOf),
    total,
    page,
  }
}

const listOf = (slug: string, { sort = 'newest', stars = 0 }: ReviewChoice) =>
  `reviews ${slug} ${sort} ${stars}`

export interface ReviewQuery extends ReviewChoice {
  readonly slug: string
  readonly cursor?: string
  readonly limit?: number
}

/** @throws problem `product.not_found`, `cursor.invalid` */
export async function listReviews(
  db: Db,
  { slug, cursor: text, limit = REVIEWS_ON_PRODUCT, ...choice }: ReviewQuery,
): Promise<ReviewList> {
  if (!SLUG.test(slug)) throw problem('product.not_found')
  const cursor = readCursor(text, listOf(slug, choice), KINDS)
  const row = await findReviews(db, { slug, cursor, limit, ...choice })
  if (!row) throw problem('product.not_found')
  return reviewPage(slug, row, limit, choice, cursor)
}

const REVIEWS_ON_SHOP = 6

/** @throws problem `shop.not_found` */
export async function listShopReviews(
  db: Db,
  { slug, limit = REVIEWS_ON_SHOP }: { readonly slug: string; readonly limit?: number },
): Promise<ShopReviews> {
  const rows = SLUG.test(slug) ? await findShopReviews(db, slug, limit) : null
  if (!rows) throw problem('shop.not_found')
  return { items: rows.map(({ product, review }) => ({ product, review: reviewOf(review) })) }
}
