import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { mediaJson, type PictureRow, type ShopTone, shopTone, visible } from '../read-model/index.ts'
import { type ReviewRow, reviewFields } from './public.repository.ts'

export interface ReviewedProductRow {
  id: string
  slug: string | null
  title: string
  picture: PictureRow | null
  shop: { id: string; name: string; slug: string; tone: ShopTone }
}

export interface OwnReviewRow {
  product: ReviewedProductRow
  review: Omit<ReviewRow, 'key'>
}

interface OwnReviewsRow extends Record<string, unknown> {
  items: OwnReviewRow[]
  /** The last delivered first. */
  open: ReviewedProductRow[]
}

/** Product `p` of shop `s` as a `ReviewedProductRow`. */
const PRODUCT = sql`json_build_object('id', p.id, 'slug', case when ${visible} then p.slug end, 'title', p.name,
  'picture', ${mediaJson(sql`p.first_media_id`)},
  'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'tone', ${shopTone}))`

const OWN_REVIEW = sql`json_build_object('product', ${PRODUCT}, 'review', json_build_object(${reviewFields}))`

/**
 * Deliveries to a user, with product, options and time for each line of a parcel. Returned items count as delivered. Items
 * from the user's own shop are left out, because a shop can't review its own products.
 */
export const deliveriesTo = (userId: string): SQL => sql`
  select l.product_id, l.options, f.delivered_at
  from order_groups g join orders o on o.order_group_id = g.id
  join order_lines l on l.order_id = o.id
  join fulfillment_lines fl on fl.order_line_id = l.id
  join fulfillments f on f.id = fl.fulfillment_id
  where g.customer_id = ${userId} and o.status <> 'canceled' and f.status = 'delivered'
    and not exists (select from shop_members sm where sm.shop_id = o.shop_id and sm.user_id = ${userId})`

export async function findOwnReviews(db: Db, userId: string): Promise<OwnReviewsRow> {
  const row = await readRow<OwnReviewsRow>(
    db,
    sql`select (
        select coalesce(json_agg(${OWN_REVIEW} order by r.created_at desc, r.id desc), '[]')
        from reviews r join products p on p.id = r.product_id join shops s on s.id = p.shop_id
        where r.user_id = ${userId}) as items, (
        select coalesce(json_agg(${PRODUCT} order by d.last desc, p.id), '[]')
        from (select d.product_id, max(d.delivered_at) as last from (${deliveriesTo(userId)}) d
          group by d.product_id) d
        join products p on p.id = d.product_id join shops s on s.id = p.shop_id
        where not exists (select from reviews r where r.product_id = p.id and r.user_id = ${userId})) as open`,
  )
  return row!
}

export async function findOwnReview(
  db: Db,
  userId: string,
  productId: string,
): Promise<OwnReviewRow | undefined> {
  const row = await readRow<{ own: OwnReviewRow }>(
    db,
    sql`select ${OWN_REVIEW} as own from reviews r join products p on p.id = r.product_id
      join shops s on s.id = p.shop_id where r.user_id = ${userId} and r.product_id = ${productId}`,
  )
  return row?.own
}
