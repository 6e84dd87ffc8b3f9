import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Cursor } from '../../../platform/pagination/cursor.ts'
import { mediaJson, type PictureRow, restrictionJson } from '../../read-model/index.ts'
import { heldOfProduct } from '../stock/held.sql.ts'
import { categoryJson } from './category-json.sql.ts'
import { currentVariants } from './current-variants.sql.ts'
import { brandOf, typeOf } from './list-facets.repository.ts'
import { type Direction, type Sort, type Source, sourceOf, walk } from './list-order.sql.ts'
import { type Found, fits, isOneOf, isStart, wordsCondition } from './list-words.repository.ts'

type Schemas = components['schemas']

export interface SellerListRow
  extends Omit<
    Schemas['SellerProductRow'],
    'picture' | 'priceFrom' | 'priceTo' | 'variant' | 'publishAt' | 'updatedAt'
  > {
  publishAt: number | null
  /** Milliseconds. */
  updatedAt: number
  priceFrom: number
  priceTo: number
  picture: PictureRow | null
  only: {
    id: string
    sku: string | null
    price: number
    salePrice: number | null
    stock: number | null
  } | null
  /** Sort key of the requested order. */
  key: number | string
}

export interface SellerListAnswer extends Record<string, unknown> {
  counts: Schemas['SellerProductCounts']
  items: SellerListRow[]
}

export interface ListFilter {
  shopId: string
  words: readonly string[]
  /** Result of looking up the search terms, if that has been done. */
  found?: Found
  /** Result of looking up status and stock, if that has been done. */
  left?: Found
  status: Schemas['SellerProductStatus'] | null
  stock: Schemas['StockLevel'] | null
  categoryId: string | null
  tag: string | null
  brand: string | null
  type: string | null
  without: Schemas['MissingPart'] | null
}

export interface SellerListQuestion extends ListFilter {
  sort: Sort
  direction: Direction
  cursor: Cursor | null
  limit: number
}

const lowStockAt = (shopId: string) => sql`(select low_stock_at from shops where id = ${shopId}::uuid)`

const LEVELS: Record<Schemas['StockLevel'], (shopId: string) => SQL> = {
  out: () => sql`st.total = 0`,
  low: shopId => sql`st.total is distinct from 0 and st.lowest <= ${lowStockAt(shopId)}`,
  in: shopId => sql`st.total is distinct from 0 and (st.lowest > ${lowStockAt(shopId)} or st.lowest is null)`,
}

/**
 * Reads a page of a shop's products and the number of products of each kind. Counts and page each walk one index. The
 * shop is compared only in the walk; otherwise the planner would overestimate how selective it is.
 */
export const sellerProductsStatement = (question: SellerListQuestion): SQL =>
  sql`select ${countsJson(question.shopId)} as counts, ${itemsJson(question)} as items`

const countsJson = (shopId: string): SQL => sql`(
  select json_build_object('all', count(*), 'active', count(*) filter (where st.status = 'active'),
    'draft', count(*) filter (where st.status = 'draft'), 'archived', count(*) filter (where st.status = 'archived'),
    'low', count(*) filter (where st.status <> 'archived' and ${LEVELS.low(shopId)}),
    'out', count(*) filter (where st.status <> 'archived' and ${LEVELS.out(shopId)}))
  from product_stock st where st.shop_id = ${shopId}::uuid)`

/**
 * Rounds the number of rows read for a page. The limit is part of the statement's text, because without it the
 * planner would sort all products of a large shop. Rounding keeps the number of statements small.
 */
const roundUp = (limit: number): number => (limit <= 50 ? 50 : 100)

function itemsJson(question: SellerListQuestion): SQL {
  const { shopId, sort, direction, cursor, limit } = question
  const source = sourceOf(sort, isStart(question.words))
  const { order } = source
  const { border, orderBy, way } = walk(order, direction, cursor)
  return sql`(
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'status', p.status,
      'publishAt', (extract(epoch from p.publish_at) * 1000)::bigint, 'picture', ${mediaJson(sql`p.first_media_id`)},
      'priceFrom', p.effective_price_min, 'priceTo', coalesce(p.effective_price_max, p.effective_price_min),
      'isOnSale', exists (select from variants v where v.product_id = p.id and v.is_active and v.price_sale_minor is not null),
      'stockTotal', p.total, 'heldTotal', ${heldOfProduct}, 'stockLevel', p.level, 'variantCount', k.n, 'only', case when k.n = 1 then k.first end,
      'category', ${categoryJson(sql`p.category_id`)}, 'tags', p.tags, 'sold90', p.sold_90,
      'updatedAt', (extract(epoch from p.updated_at) * 1000)::bigint, 'version', p.version, 'restriction', ${restrictionJson}, 'key', p.key)
      order by p.sort_key ${way}, p.id ${way}), '[]')
    from (
      select p.*, st.total, ${order.asText} as key, ${order.key} as sort_key,
        case when ${LEVELS.out(shopId)} then 'out' when ${LEVELS.low(shopId)} then 'low' else 'in' end as level
      from ${source.from}
      where ${source.shopId} = ${shopId}::uuid ${filters(question, source)} ${border}
      order by ${orderBy} limit ${sql.raw(`${roundUp(limit) + 1}`)}
    ) p
    cross join lateral (
      select count(*)::int as n, (json_agg(json_build_object('id', v.id, 'sku', v.sku, 'price', v.price_minor,
        'salePrice', coalesce(v.sale_plan_minor, v.price_sale_minor), 'stock', v.stock)) filter (where v.at = 1)) -> 0 as first
      from (select v.*, row_number() over () as at from (${currentVariants(sql`p.id`)}) v) v
    ) k
  )`
}

/** The products of a status and a level of stock, by their ids. */
export const leftBy = ({ shopId, status, stock }: Pick<ListFilter, 'shopId' | 'status' | 'stock'>): SQL =>
  sql`select st.product_id as id from product_stock st where st.shop_id = ${shopId}::uuid
    ${statusConditions({ shopId, status, stock }, sql`st.status`)}`

const statusConditions = (
  { shopId, status, stock }: Pick<ListFilter, 'shopId' | 'status' | 'stock'>,
  column: SQL,
): SQL =>
  sql.join(
    [
      ...(status ? [sql`and ${column} = ${status}`] : []),
      ...(stock ? [sql`and ${LEVELS[stock](shopId)} and ${column} <> 'archived'`] : []),
    ],
    sql` `,
  )

const PRODUCT = { id: sql`p.id`, status: sql`p.status`, byStart: false }

/** Conditions on product `p` and its stock `st`. */
export function filters(
  { shopId, words, found, left, status, stock, categoryId, tag, brand, type, without }: ListFilter,
  source: Pick<Source, 'id' | 'status' | 'byStart'> = PRODUCT,
): SQL {
  const conditions = [statusConditions({ shopId, status, stock }, source.status)]
  if (left && left !== 'many') conditions.push(sql`and ${isOneOf(source.id, left)}`)
  if (categoryId)
    conditions.push(sql`and p.category_id in (
      select below.id from categories c join categories below on below.path = c.path or starts_with(below.path, c.path || '/')
      where c.id = ${categoryId}::uuid)`)
  if (tag) conditions.push(sql`and p.tags @> array[${tag}::text]`)
  if (brand) conditions.push(sql`and lower(${brandOf}) = lower(${brand})`)
  if (type) conditions.push(sql`and lower(${typeOf}) = lower(${type})`)
  if (without === 'picture') conditions.push(sql`and p.first_media_id is null`)
  if (without === 'category') conditions.push(sql`and p.category_id is null`)
  if (words.length > 0)
    conditions.push(
      sql`and ${source.byStart ? fits(words) : wordsCondition(shopId, words, found, source.id)}`,
    )
  return sql.join(conditions, sql` `)
}
