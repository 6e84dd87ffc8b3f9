import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { mediaJson, type PictureRow, visible } from '../read-model/index.ts'
import { readShopRow } from '../shop-scope/index.ts'
import { type ReviewRow, reviewFields } from './public.repository.ts'

export type SellerReviewView = 'all' | 'unanswered' | 'reported'

export interface SellerReviewRow {
  product: { id: string; slug: string | null; title: string; picture: PictureRow | null }
  review: Omit<ReviewRow, 'key'>
  reportedAt: string | null
}

export interface SellerReviewsRow extends Record<string, unknown> {
  counts: Record<SellerReviewView, number>
  /** Reviews of the page. Contains one more than the limit if there are more. */
  items: SellerReviewRow[]
}

const VIEWS: Record<SellerReviewView, SQL> = {
  all: sql`true`,
  unanswered: sql`r.answer is null and r.restricted_by is null`,
  reported: sql`r.reported_at is not null`,
}

export interface SellerReviewsQuestion {
  view: SellerReviewView
  cursor: Cursor | null
  limit: number
}

/** A page of the reviews of a shop's products, the newest first, with how many there are in each view. */
export async function findSellerReviews(
  db: Db,
  shop: ShopScope,
  question: SellerReviewsQuestion,
): Promise<SellerReviewsRow> {
  return (await readShopRow<SellerReviewsRow>(db, shop, sellerReviewsStatement(shop.shopId, question)))!
}

export const sellerReviewsStatement = (shopId: string, question: SellerReviewsQuestion): SQL => sql`
  select (
      select json_build_object('all', count(*), 'unanswered', count(*) filter (where ${VIEWS.unanswered}),
        'reported', count(*) filter (where ${VIEWS.reported}))
      from reviews r where r.shop_id = ${shopId}::uuid) as counts, ${reviewsOfShop(shopId, question)} as items`

/** The newest alone. */
export async function findNewestSellerReviews(
  db: Db,
  shop: ShopScope,
  limit: number,
): Promise<SellerReviewRow[]> {
  const row = await readShopRow<{ items: SellerReviewRow[] }>(
    db,
    shop,
    sql`select ${reviewsOfShop(shop.shopId, { view: 'all', cursor: null, limit: limit - 1 })} as items`,
  )
  return row!.items
}

function reviewsOfShop(shopId: string, { view, cursor, limit }: SellerReviewsQuestion): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (r.created_at, r.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object('review', json_build_object(${reviewFields}),
      'reportedAt', to_char(r.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'product', json_build_object('id', p.id, 'slug', case when ${visible} then p.slug end, 'title', p.name,
        'picture', ${mediaJson(sql`p.first_media_id`)})) order by r.created_at ${way}, r.id ${way}), '[]')
    from (select r.* from reviews r where r.shop_id = ${shopId}::uuid and ${VIEWS[view]} ${border}
      order by r.created_at ${way}, r.id ${way} limit ${limit + 1}) r
    join products p on p.id = r.product_id)`
}
