import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Cursor, KeyKind } from '../../../platform/pagination/cursor.ts'

export type Sort = components['schemas']['SellerProductSort']
export type Direction = 'asc' | 'desc'

interface Order {
  /** Sort key, of product `p` and its stock `st`. The product's id always breaks ties. */
  key: SQL
  id: SQL
  kind: KeyKind
  /** Sort key as a cursor stores it. `read` converts it back. */
  asText: SQL
  read(key: number | string): SQL
  natural: Direction
}

/** Each is a walk along an index that begins with the shop. */
export const ORDERS: Record<Sort, Order> = {
  newest: {
    key: sql`p.created_at`,
    id: sql`p.id`,
    kind: 'integer',
    asText: sql`(extract(epoch from p.created_at) * 1000)::bigint`,
    read: key => sql`to_timestamp(${key}::bigint / 1000.0)::timestamptz(3)`,
    natural: 'desc',
  },
  name: {
    key: sql`lower(p.name)`,
    id: sql`p.id`,
    kind: 'text',
    asText: sql`lower(p.name)`,
    read: key => sql`${key}::text`,
    natural: 'asc',
  },
  stock: {
    key: sql`coalesce(st.total, 2147483647)`,
    id: sql`st.product_id`,
    kind: 'integer',
    asText: sql`coalesce(st.total, 2147483647)`,
    read: key => sql`${key}::int`,
    natural: 'asc',
  },
  price: {
    key: sql`p.effective_price_min`,
    id: sql`p.id`,
    kind: 'integer',
    asText: sql`p.effective_price_min`,
    read: key => sql`${key}::bigint`,
    natural: 'desc',
  },
  sold: {
    key: sql`p.sold_90`,
    id: sql`p.id`,
    kind: 'integer',
    asText: sql`p.sold_90`,
    read: key => sql`${key}::int`,
    natural: 'desc',
  },
}

/** Order of names that begin with the same one or two letters, as in the index that finds them. */
const NAME_START: Order = {
  key: sql`w.name_start collate "C"`,
  id: sql`w.product_id`,
  kind: 'text',
  asText: sql`w.name_start`,
  read: key => sql`${key}::text`,
  natural: 'asc',
}

/** Tables and conditions that a page is read from. */
export interface Source {
  /** Row whose index is walked, joined with rows that are looked up for each one, never for all beforehand. */
  from: SQL
  order: Order
  /** Shop of the row whose index is walked. */
  shopId: SQL
  id: SQL
  /** Whether the walk follows the index of search terms `w`, for names that begin with the text. */
  byStart: boolean
  /** Status, read from a joined row so that the planner doesn't use an index on status instead of the walk. */
  status: SQL
}

const stockOf = (productId: SQL) =>
  sql`cross join lateral (select * from product_stock st where st.product_id = ${productId} offset 0) st`
const productOf = (productId: SQL) =>
  sql`cross join lateral (select * from products p where p.id = ${productId} offset 0) p`

/** @param byStart whether the search is for the beginning of a name */
export function sourceOf(sort: Sort, byStart: boolean): Source {
  if (sort === 'name' && byStart)
    return {
      from: sql`product_words w ${productOf(sql`w.product_id`)} ${stockOf(sql`w.product_id`)}`,
      order: NAME_START,
      shopId: sql`w.shop_id`,
      id: NAME_START.id,
      byStart,
      status: sql`st.status`,
    }
  const order = ORDERS[sort]
  return sort === 'stock'
    ? {
        from: sql`product_stock st ${productOf(order.id)}`,
        order,
        shopId: sql`st.shop_id`,
        id: order.id,
        byStart: false,
        status: sql`p.status`,
      }
    : {
        from: sql`products p ${stockOf(order.id)}`,
        order,
        shopId: sql`p.shop_id`,
        id: order.id,
        byStart: false,
        status: sql`st.status`,
      }
}

/** Border of a page and order in which its rows are read, backwards for the previous page. */
export function walk(
  { key, id, read }: Order,
  direction: Direction,
  cursor: Cursor | null,
): { border: SQL; orderBy: SQL; way: SQL } {
  const isDescending = (direction === 'desc') !== (cursor?.direction === 'previous')
  const way = sql.raw(isDescending ? 'desc' : 'asc')
  return {
    border: cursor
      ? sql`and (${key}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${read(cursor.keys[0]!)}, ${cursor.keys[1]}::uuid)`
      : sql``,
    way,
    orderBy: sql`${key} ${way}, ${id} ${way}`,
  }
}
