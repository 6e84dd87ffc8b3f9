import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { type PictureRow, pictureJson, restrictionJson } from '../../read-model/index.ts'
import { categoryJson } from '../list/category-json.sql.ts'
import { productColumns } from '../read-products.repository.ts'
import type { PictureState, ReadProduct } from '../state.ts'

type Schemas = components['schemas']

/** Facts about a product that the editor shows in addition to its state. */
interface ProductFacts {
  category: Schemas['SellerProduct']['category']
  timeZone: string
  lowStockAt: number
  sold90: number
  /** Milliseconds. */
  createdAt: number
  updatedAt: number
  savedBy: string | null
  restriction: Schemas['SellerProduct']['restriction']
  pictures: Record<string, PictureRow>
  /** Prices that reductions are compared with, by variant. */
  comparedWith: Record<string, { prior: number | null; lowest: number | null }>
}

/** A product as the editor reads it. */
export interface EditedProduct extends ReadProduct {
  facts: ProductFacts
}

/** Selects a product with everything that its shop edits. */
export const productStatement = (shopId: string, id: string): SQL => sql`
  select ${productColumns}, json_build_object('category', ${categoryJson(sql`p.category_id`)},
    'timeZone', s.time_zone, 'lowStockAt', s.low_stock_at, 'sold90', p.sold_90,
    'createdAt', (extract(epoch from p.created_at) * 1000)::bigint,
    'updatedAt', (extract(epoch from p.updated_at) * 1000)::bigint,
    'savedBy', (
      select u.username from shop_log l join users u on u.id = l.actor_id
      where l.shop_id = p.shop_id and l.subject_id = p.id::text order by l.id desc limit 1),
    'restriction', ${restrictionJson},
    'pictures', (
      select coalesce(json_object_agg(m.id, ${pictureJson}), '{}')
      from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id),
    'comparedWith', (
      select coalesce(json_object_agg(v.id, json_build_object('prior', v.prior_minor, 'lowest',
        case when v.reduced_since is not null and reductions_grow() then v.prior_minor
          else lowest_price(v.id, p.id, v.effective_price_minor, now()) end)), '{}')
      from variants v where v.product_id = p.id)) as facts
  from products p join shops s on s.id = p.shop_id
  where p.id = ${id}::uuid and p.shop_id = ${shopId}::uuid`

/** @throws problem `product.not_found`, also for another shop's product */
export async function readEditedProduct(
  db: Queryable,
  { shopId }: Pick<ShopScope, 'shopId'>,
  id: string,
): Promise<EditedProduct> {
  const { rows } = await db.execute<EditedProduct & Record<string, unknown>>(productStatement(shopId, id))
  if (!rows[0]) throw problem('product.not_found')
  return rows[0]
}

/** Finds which of these pictures the shop may show: those uploaded for it, and those that its products show. */
export async function findOwnPictures(
  db: Queryable,
  { shopId }: Pick<ShopScope, 'shopId'>,
  ids: readonly string[],
): Promise<Map<string, PictureState>> {
  const { rows } = await db.execute<{ id: string; url: string; mediaAlt: string }>(sql`
    select m.id, m.alt as "mediaAlt",
      case when m.source = 'url' then m.path else '/media/' || m.id || '/1600.jpg' end as url
    from media m where m.id = any(${sql.param([...ids])}::text[]) and (m.shop_id = ${shopId}::uuid
      or exists (select from product_media pm join products p on p.id = pm.product_id
        where pm.media_id = m.id and p.shop_id = ${shopId}::uuid))
    for key share of m`)
  return new Map(rows.map(row => [row.id, { ...row, alt: '', position: 0 }]))
}
