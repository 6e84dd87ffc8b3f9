import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { problem } from '../../contract/problem.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../catalog/cursor.ts'
import { SLUG, visible } from '../catalog/list-filter.ts'
import { cutPage, readCursor } from '../catalog/pages.ts'
import { pictureJson } from '../catalog/product-card.ts'
import { type PictureRow, pictureOf } from '../media/picture.ts'

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
}

const KINDS = ['integer', 'uuid'] as const
export const REVIEWS_ON_PRODUCT = 10

/** A scalar: a product's reviews, newest first, as JSON; one more than the limit where there are more. */
export function reviewsJson(productId: SQL, limit: number, cursor: Cursor | null = null): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (r.created_at, r.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object('id', r.id, 'rating', r.rating, 'title', r.title, 'body', r.body,
      'author', r.author_name, 'isVerified', r.is_verified,
      'pictures', (select coalesce(json_agg(${pictureJson} order by rm.position), '[]')
        from review_media rm join media m on m.id = rm.media_id where rm.review_id = r.id),
      'createdAt', (extract(epoch from r.created_at) * 1000)::bigint) order by r.created_at ${way}, r.id ${way}), '[]')
    from (select * from reviews r where r.product_id = ${productId} ${border}
      order by r.created_at ${way}, r.id ${way} limit ${limit + 1}) r
  )`
}

/** The page that rows make, for the product of this slug. */
export function reviewPage(
  slug: string,
  rows: readonly ReviewRow[],
  limit: number,
  cursor: Cursor | null = null,
): ReviewList {
  const keysOf = (row: ReviewRow) => [row.createdAt, row.id]
  const { items, page } = cutPage(rows, { cursor, limit, list: listOf(slug), keysOf })
  return {
    items: items.map(({ body, title, createdAt, pictures, ...row }) => ({
      ...row,
      title: title || null,
      text: body,
      createdAt: new Date(createdAt).toISOString(),
      pictures: pictures.map(picture => pictureOf(picture, `Photograph by ${row.author}`)),
    })),
    page,
  }
}

const listOf = (slug: string) => `reviews ${slug}`

/** @throws problem `product.not_found`, `cursor.invalid` */
export async function listReviews(
  db: Db,
  { slug, cursor: text, limit = REVIEWS_ON_PRODUCT }: { slug: string; cursor?: string; limit?: number },
): Promise<ReviewList> {
  if (!SLUG.test(slug)) throw problem('product.not_found')
  const cursor = readCursor(text, listOf(slug), KINDS)
  const row = await readRow<{ reviews: ReviewRow[] }>(
    db,
    sql`select ${reviewsJson(sql`p.id`, limit, cursor)} as reviews
      from products p where p.slug = ${slug} and ${visible}`,
  )
  if (!row) throw problem('product.not_found')
  return reviewPage(slug, row.reviews, limit, cursor)
}
