import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { offered, type PictureRow, pictureJson, visible } from '../read-model/index.ts'
import { publicNameOf } from '../users/index.ts'

export interface ReviewRow {
  id: string
  rating: number
  title: string
  body: string
  author: string
  /** Milliseconds. */
  createdAt: number
  isVerified: boolean
  /** Options of the order line: `Glaze: Lagoon`. */
  options: string[]
  pictures: PictureRow[]
  answer: { shop: string; text: string; at: string } | null
  /** Sort key before the date, in the requested order. */
  key: number
}

type ReviewSort = components['schemas']['ReviewSort']

export interface ReviewChoice {
  readonly sort?: ReviewSort
  readonly stars?: number
}

/** The order in which a product's page begins: who shows a picture comes first. */
export const USUAL_REVIEWS: ReviewChoice = { sort: 'pictures' }

/** Sort key before the date in each order: an integer that is highest for the first rows. */
const KEY: Record<Exclude<ReviewSort, 'newest'>, SQL> = {
  highest: sql`r.rating`,
  lowest: sql`5 - r.rating`,
  pictures: sql`(exists (select 1 from review_media rm where rm.review_id = r.id))::int`,
}
const NO_KEY = sql`0`

/** Fields of review `r` as a `ReviewRow` without its key: the arguments of `json_build_object`. */
export const reviewFields: SQL = sql`'id', r.id, 'rating', r.rating, 'title', r.title, 'body', r.body,
  'author', ${publicNameOf(sql`r.author_name`)}, 'isVerified', r.is_verified, 'options', r.options,
  'pictures', (select coalesce(json_agg(${pictureJson} order by rm.position), '[]')
    from review_media rm join media m on m.id = rm.media_id where rm.review_id = r.id),
  'createdAt', (extract(epoch from r.created_at) * 1000)::bigint,
  'answer', case when r.answer is not null then json_build_object('text', r.answer, 'at', r.answered_at,
    'shop', (select s.name from products rp join shops s on s.id = rp.shop_id where rp.id = r.product_id)) end`

/** Scalar with a product's reviews as JSON. Contains one more than the limit if there are more. */
export function reviewsJson(
  productId: SQL,
  limit: number,
  { sort = 'newest', stars }: ReviewChoice = {},
  cursor: Cursor | null = null,
): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  // Without a key, the index provides the order, so that nothing is sorted.
  const key = sort === 'newest' ? null : KEY[sort]
  const order = sql`${key ? sql`${key} ${way}, ` : sql``}r.created_at ${way}, r.id ${way}`
  const sign = sql.raw(forward ? '<' : '>')
  const border = cursor
    ? sql`and (${key ? sql`${key}, ` : sql``}r.created_at, r.id) ${sign} (${key ? sql`${cursor.keys[0]}::int, ` : sql``}
        to_timestamp(${cursor.keys[1]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[2]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object(${reviewFields}, 'key', r.key) order by r.ord), '[]')
    from (select r.*, ${key ?? NO_KEY} as key, row_number() over (order by ${order}) as ord from reviews r
      where ${matches(productId, stars)} ${border} order by ${order} limit ${limit + 1}) r
  )`
}

const matches = (productId: SQL, stars: number | undefined): SQL =>
  stars === undefined
    ? sql`r.product_id = ${productId} and r.restricted_by is null`
    : sql`r.product_id = ${productId} and r.restricted_by is null and r.rating = ${stars}::int`

export interface ReviewQuestion extends ReviewChoice {
  slug: string
  cursor: Cursor | null
  limit: number
}

export interface ReviewListRow {
  /** Reviews of the page. Contains one more than the limit if there are more. */
  rows: ReviewRow[]
  total: number
}

/** Finds a page of the reviews of a visible product. Null if there is no such product. */
export async function findReviews(
  db: Db,
  { slug, cursor, limit, ...choice }: ReviewQuestion,
): Promise<ReviewListRow | null> {
  const row = await readRow<ReviewListRow & Record<string, unknown>>(
    db,
    sql`select ${reviewsJson(sql`p.id`, limit, choice, cursor)} as rows,
        (select count(*)::int from reviews r where ${matches(sql`p.id`, choice.stars)}) as total
      from products p where p.slug = ${slug} and ${visible}`,
  )
  return row ?? null
}

export interface ShopReviewRow {
  product: { slug: string; name: string }
  review: Omit<ReviewRow, 'key'>
}

/** Finds the newest reviews of an open shop's visible products. Null if there is no such shop. */
export async function findShopReviews(db: Db, slug: string, limit: number): Promise<ShopReviewRow[] | null> {
  const row = await readRow<{ items: ShopReviewRow[] }>(
    db,
    sql`select (
        select coalesce(json_agg(json_build_object('product', json_build_object('slug', r.slug, 'name', r.name),
          'review', json_build_object(${reviewFields})) order by r.created_at desc, r.id desc), '[]')
        from (select r.*, p.slug, p.name from reviews r join products p on p.id = r.product_id
          where r.shop_id = s.id and r.restricted_by is null and ${offered}
          order by r.created_at desc, r.id desc limit ${limit}) r) as items
      from shops s where s.slug = ${slug} and s.status = 'open'`,
  )
  return row?.items ?? null
}
