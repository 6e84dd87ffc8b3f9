import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { PictureRow } from '../../read-model/index.ts'
import { pictureJson } from '../../read-model/index.ts'
import { categoryJson } from '../list/category-json.ts'
import { currentVariants } from '../list/current-variants.ts'

type Schemas = components['schemas']

export interface VariantRow {
  id: string
  valueIds: string[]
  sku: string | null
  barcode: string | null
  /** Minor units. */
  price: number
  salePrice: number | null
  saleFrom: string | null
  saleUntil: string | null
  isOnSale: boolean
  stock: number | null
  weightGrams: number | null
  mediaId: string | null
  isActive: boolean
  position: number
}

export interface ProductRow
  extends Omit<
    Schemas['SellerProduct'],
    'variants' | 'pictures' | 'publishAt' | 'createdAt' | 'updatedAt' | 'options' | 'details' | 'tags'
  > {
  details: Schemas['ProductDetail'][]
  tags: string[]
  options: { id: string; name: string; values: { id: string; value: string; swatch: string | null }[] }[]
  variants: VariantRow[]
  pictures: { mediaId: string; alt: string; row: PictureRow }[]
  /** Milliseconds. */
  publishAt: number | null
  createdAt: number
  updatedAt: number
}

export interface ProductAnswer extends Record<string, unknown> {
  product: ProductRow
}

/** A day of the shop as the contract writes it. The last day of a sale is the one before the instant it ends at. */
const dayOf = (instant: SQL) => sql`to_char(${instant} at time zone s.time_zone, 'YYYY-MM-DD')`

/** Whether the planned sale of variant `v` is in force. */
export const isInForce = (now: Date): SQL => sql`(v.sale_plan_minor is not null
  and (v.sale_starts_at is null or v.sale_starts_at <= ${now.toISOString()}::timestamptz)
  and (v.sale_ends_at is null or v.sale_ends_at > ${now.toISOString()}::timestamptz))`

/** A product with all that its shop edits, as one JSON value. */
export const productStatement = (shopId: string, id: string, now: Date): SQL => sql`
  select json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'descriptionHtml', p.description_html,
    'details', p.details, 'tags', p.tags, 'category', ${categoryJson(sql`p.category_id`)}, 'status', p.status,
    'publishAt', (extract(epoch from p.publish_at) * 1000)::bigint, 'seoTitle', p.seo_title,
    'seoDescription', p.seo_description, 'timeZone', s.time_zone, 'lowStockAt', s.low_stock_at, 'sold90', p.sold_90,
    'createdAt', (extract(epoch from p.created_at) * 1000)::bigint,
    'updatedAt', (extract(epoch from p.updated_at) * 1000)::bigint, 'version', p.version,
    'savedBy', (
      select u.username from shop_log l join users u on u.id = l.actor_id
      where l.shop_id = p.shop_id and l.subject_id = p.id::text order by l.id desc limit 1),
    'options', (
      select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'values', (
        select coalesce(json_agg(json_build_object('id', x.id, 'value', x.value, 'swatch', x.swatch)
          order by x.position, x.id), '[]') from product_option_values x where x.option_id = o.id))
        order by o.position, o.id), '[]') from product_options o where o.product_id = p.id),
    'variants', (
      select coalesce(json_agg(json_build_object('id', v.id, 'valueIds', v.value_ids, 'sku', v.sku, 'barcode', v.barcode,
        'price', v.price_minor, 'salePrice', coalesce(v.sale_plan_minor, v.price_sale_minor),
        'saleFrom', ${dayOf(sql`v.sale_starts_at`)},
        'saleUntil', ${dayOf(sql`(v.sale_ends_at - interval '1 millisecond')`)},
        'isOnSale', case when v.sale_plan_minor is null then v.price_sale_minor is not null else ${isInForce(now)} end,
        'stock', v.stock, 'weightGrams', v.weight_grams, 'mediaId', v.media_id, 'isActive', v.is_active,
        'position', v.position) order by v.position, v.id), '[]') from (${currentVariants(sql`p.id`)}) v),
    'pictures', (
      select coalesce(json_agg(json_build_object('mediaId', m.id, 'alt', pm.alt, 'row', ${pictureJson})
        order by pm.position, m.id), '[]')
      from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id)) as product
  from products p join shops s on s.id = p.shop_id
  where p.id = ${id}::uuid and p.shop_id = ${shopId}::uuid`
