import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import type { PictureRow } from '../read-model/index.ts'
import { linePictureJson, type ShopReferenceRow, shopJson, slugJson } from './order-json.sql.ts'
import type { OrderSearch } from './order-search.ts'

type Schemas = components['schemas']

interface LineRow {
  id: string
  title: string
  options: string[]
  quantity: number
  slug: string | null
  picture: PictureRow | null
}

export interface OrderRow {
  id: string
  number: string
  /** Milliseconds. */
  placedAt: number
  stage: Schemas['OrderStage']
  badge: Schemas['OrderBadge']
  currency: string
  totalMinor: number
  shop: ShopReferenceRow
  lines: LineRow[]
}

export interface OrderFilter {
  stage: Schemas['OrderStage'] | null
  badge: Schemas['OrderBadge'] | null
  /** The shop's slug. */
  shop: string | null
  search: OrderSearch | null
}

export interface OrderQuestion {
  userId: string
  filter: OrderFilter
  cursor: Cursor | null
  /** Null for all. */
  limit: number | null
}

export interface OrderListRow {
  counts: Schemas['OrderList']['counts']
  shops: ShopReferenceRow[]
  /** Orders of the page. Contains one more than the limit if there are more. */
  orders: OrderRow[]
  [column: string]: unknown
}

const UNFILTERED: OrderFilter = { stage: null, badge: null, shop: null, search: null }

/** A page of a user's orders, the newest first, with how many there are of each stage and of which shops. */
export async function findOrderPage(db: Db, question: OrderQuestion): Promise<OrderListRow> {
  return (await readRow<OrderListRow>(db, orderPageStatement(question)))!
}

export const orderPageStatement = (question: OrderQuestion): SQL => sql`
  select ${countsJson(question.userId)} as counts, ${shopsJson(question.userId)} as shops,
    ${ordersJson(question)} as orders`

/** Finds all orders of a user, newest first. */
export async function findAllOrders(db: Db, userId: string): Promise<OrderRow[]> {
  const row = await readRow<{ orders: OrderRow[] }>(
    db,
    sql`select ${ordersJson({ userId, filter: UNFILTERED, cursor: null, limit: null })} as orders`,
  )
  return row!.orders
}

const countsJson = (userId: string): SQL => sql`(
  select json_build_object('all', count(*),
    'preparing', count(*) filter (where o.stage = 'preparing'),
    'on_the_way', count(*) filter (where o.stage = 'on_the_way'),
    'delivered', count(*) filter (where o.stage = 'delivered'),
    'returned', count(*) filter (where o.stage = 'returned'),
    'canceled', count(*) filter (where o.stage = 'canceled'))
  from orders o join order_groups g on g.id = o.order_group_id where g.customer_id = ${userId}
)`

const shopsJson = (userId: string): SQL => sql`(
  select coalesce(json_agg(${shopJson} order by s.name, s.id), '[]') from shops s where s.id in (
    select o.shop_id from orders o join order_groups g on g.id = o.order_group_id where g.customer_id = ${userId})
)`

/** Scalar with a user's orders as JSON, newest first. Contains one more than the limit if there are more. */
function ordersJson({ userId, filter, cursor, limit }: OrderQuestion): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (g.placed_at, o.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'stage', o.stage, 'badge', o.badge,
      'placedAt', (extract(epoch from o.placed_at) * 1000)::bigint, 'currency', o.currency, 'totalMinor', o.total_minor,
      'shop', ${shopJson}, 'lines', ${LINES}) order by o.placed_at ${way}, o.id ${way}), '[]')
    from (
      select o.*, g.currency from orders o join order_groups g on g.id = o.order_group_id
      where g.customer_id = ${userId} ${matching(filter)} ${border}
      order by g.placed_at ${way}, o.id ${way} ${limit === null ? sql`` : sql`limit ${limit + 1}`}
    ) o join shops s on s.id = o.shop_id
  )`
}

/** Conditions on order `o`, each beginning with `and`. */
function matching({ stage, badge, shop, search }: OrderFilter): SQL {
  return sql.join(
    [
      stage ? sql`and o.stage = ${stage}` : sql``,
      badge ? sql`and o.badge = ${badge}` : sql``,
      shop ? sql`and o.shop_id = (select id from shops where slug = ${shop})` : sql``,
      search ? matchingSearch(search) : sql``,
    ],
    sql` `,
  )
}

/** Search terms contain only letters and digits, so nothing needs escaping in the pattern. */
const matchingSearch = ({ words, number }: OrderSearch): SQL => sql`and (
    ${number === null ? sql`false` : sql`starts_with(upper(o.number), ${number})`}
    or ${words.length > 0} and exists (select from order_lines l where l.order_id = o.id and stoa_plain(l.title) like all (
      select '%' || stoa_plain(word) || '%' from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word)))`

const LINES = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options,
    'quantity', l.quantity, 'slug', ${slugJson}, 'picture', ${linePictureJson}) order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id
)`
