import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Cursor, KeyKind } from '../../../platform/pagination/cursor.ts'

export type Sort = components['schemas']['SellerProductSort']
export type Direction = 'asc' | 'desc'

interface Order {
  /** Of product `p` and its stock `st`; the id of the product is always the last key. */
  key: SQL
  id: SQL
  kind: KeyKind
  /** What a cursor carries for the key, and how it is read back. */
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

/** The border of a page, and the order of its rows as they are read: backwards for the page before. */
export function walk(
  sort: Sort,
  direction: Direction,
  cursor: Cursor | null,
): { border: SQL; orderBy: SQL; way: SQL } {
  const { key, id, read } = ORDERS[sort]
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
