import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { problem } from '../../contract/problem.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../catalog/cursor.ts'
import { SLUG, visible } from '../catalog/list-filter.ts'
import { cutPage, readCursor } from '../catalog/pages.ts'
import { type PictureRow, pictureOf } from '../media/picture.ts'
import { pictureJson } from '../media/picture-json.ts'

type ReviewList = components['schemas']['ReviewList']

export interface ReviewRow {
  id: string
  rating: number
  title: string
  body: string
  author: string
  /** Milliseconds. */
  createdAt: number
  isVerified: boolean
  pictures: PictureRow[]
  /** What comes before the date in the order that was asked for. */
  key: number
}

export const REVIEWS_ON_PRODUCT = 10

type ReviewSort = components['schemas']['ReviewSort']

/** What a list of reviews is asked for. */
interface ReviewChoice {
  readonly sort?: ReviewSort
  readonly stars?: number
}

/** What comes before the date in each order, as an integer that grows towards the front. */
const KEY: Record<Exclude<ReviewSort, 'newest'>, SQL> = {
  highest: sql`r.rating`,
  lowest: sql`5 - r.rating`,
  pictures: sql`(exists (select 1 from review_media rm where rm.review_id = r.id))::int`,
}
const NO_KEY = sql`0`
const KINDS = ['integer', 'integer', 'uuid'] as const

/** A scalar: a product's reviews as JSON; one more than the limit where there are more. */
export function reviewsJson(
  productId: SQL,
  limit: number,
  { sort = 'newest', stars }: ReviewChoice = {},
  cursor: Cursor | null = null,
): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  // Without a key of its own the order is the index's, so that nothing is sorted.
  const key = sort === 'newest' ? null : KEY[sort]
  const order = sql`${key ? sql`${key} ${way}, ` : sql``}r.created_at ${way}, r.id ${way}`
  const sign = sql.raw(forward ? '<' : '>')
  const border = cursor
    ? sql`and (${key ? sql`${key}, ` : sql``}r.created_at, r.id) ${sign} (${key ? sql`${cursor.keys[0]}::int, ` : sql``}
        to_timestamp(${cursor.keys[1]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[2]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object('id', r.id, 'rating', r.rating, 'title', r.title, 'body', r.body,
      'author', r.author_name, 'isVerified', r.is_verified, 'key', r.key,
      'pictures', (select coalesce(json_agg(${pictureJson} order by rm.position), '[]')
        from review_media rm join media m on m.id = rm.media_id where rm.review_id = r.id),
      'createdAt', (extract(epoch from r.created_at) * 1000)::bigint) order by r.ord), '[]')
    from (select r.*, ${key ?? NO_KEY} as key, row_number() over (order by ${order}) as ord from reviews r
      where ${fits(productId, stars)} ${border} order by ${order} limit ${limit + 1}) r
  )`
}

const fits = (productId: SQL, stars: number | undefined): SQL =>
  stars === undefined
    ? sql`r.product_id = ${productId}`
    : sql`r.product_id = ${productId} and r.rating = ${stars}::int`

/** The page that rows make, for the product of this slug. */
export function reviewPage(
  slug: string,
  { rows, total }: { rows: readonly ReviewRow[]; total: number },
  limit: number,
  choice: ReviewChoice = {},
  cursor: Cursor | null = null,
): ReviewList {
  const keysOf = (row: ReviewRow) => [row.key, row.createdAt, row.id]
  const { items, page } = cutPage(rows, { cursor, limit, list: listOf(slug, choice), keysOf })
  return {
    items: items.map(({ body, title, createdAt, pictures, key: _, ...row }) => ({
      ...row,
      title: title || null,
      text: body,
      createdAt: new Date(createdAt).toISOString(),
      pictures: pictures.map(picture => pictureOf(picture, `Photograph by ${row.author}`)),
    })),
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
  const row = await readRow<{ rows: ReviewRow[]; total: number }>(
    db,
    sql`select ${reviewsJson(sql`p.id`, limit, choice, cursor)} as rows,
        (select count(*)::int from reviews r where ${fits(sql`p.id`, choice.stars)}) as total
      from products p where p.slug = ${slug} and ${visible}`,
  )
  if (!row) throw problem('product.not_found')
  return reviewPage(slug, row, limit, choice, cursor)
}
