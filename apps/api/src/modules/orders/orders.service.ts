import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { createMoney } from '../../platform/money.ts'
import type { Cursor } from '../catalog/cursor.ts'
import { visible } from '../catalog/list-filter.ts'
import { cutPage, readCursor } from '../catalog/pages.ts'
import { nullablePicture, type PictureRow } from '../media/picture.ts'
import { pictureJson } from '../media/picture-json.ts'
import { badgeOf, type OrderAxes } from './badge.ts'

export type OrderList = components['schemas']['OrderList']
export type OrderSummary = components['schemas']['OrderSummary']
export type OrderStage = components['schemas']['OrderStage']

interface LineRow {
  id: string
  title: string
  options: string[]
  quantity: number
  slug: string | null
  picture: PictureRow | null
}

interface OrderRow extends OrderAxes {
  id: string
  number: string
  /** Milliseconds. */
  placedAt: number
  stage: OrderStage
  currency: string
  totalMinor: number
  shop: OrderSummary['shop']
  lines: LineRow[]
}

export interface OrderQuery {
  readonly stage?: OrderStage
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE = 10

/** @throws problem `cursor.invalid` */
export async function listOrders(
  db: Db,
  userId: string,
  { stage, cursor: text, limit = PAGE }: OrderQuery,
): Promise<OrderList> {
  const list = `orders ${userId} ${stage ?? ''}`
  const cursor = readCursor(text, list, KINDS)
  const row = await readRow<{ counts: OrderList['counts']; orders: OrderRow[] }>(
    db,
    sql`select ${countsJson(userId)} as counts, ${ordersJson(userId, limit, stage, cursor)} as orders`,
  )
  const { items, page } = cutPage(row!.orders, {
    cursor,
    limit,
    list,
    keysOf: order => [order.placedAt, order.id],
  })
  return { items: items.map(summaryOf), counts: row!.counts, page }
}

/** Everything that somebody has bought, for the file that they may ask for. */
export async function findOrdersOf(db: Db, userId: string): Promise<OrderSummary[]> {
  const row = await readRow<{ orders: OrderRow[] }>(db, sql`select ${ordersJson(userId, null)} as orders`)
  return row!.orders.map(summaryOf)
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

/** A scalar: somebody's orders as JSON, the newest first; one more than the limit where there are more. */
function ordersJson(
  userId: string,
  limit: number | null,
  stage?: OrderStage,
  cursor: Cursor | null = null,
): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (g.placed_at, o.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'stage', o.stage,
      'placedAt', (extract(epoch from o.placed_at) * 1000)::bigint, 'status', o.status,
      'paymentStatus', o.payment_status, 'fulfillmentStatus', o.fulfillment_status, 'returnStatus', o.return_status,
      'currency', o.currency, 'totalMinor', o.total_minor,
      'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
      'lines', ${LINES}) order by o.placed_at ${way}, o.id ${way}), '[]')
    from (
      select o.*, g.placed_at, g.currency from orders o join order_groups g on g.id = o.order_group_id
      where g.customer_id = ${userId} ${stage ? sql`and o.stage = ${stage}` : sql``} ${border}
      order by g.placed_at ${way}, o.id ${way} ${limit === null ? sql`` : sql`limit ${limit + 1}`}
    ) o join shops s on s.id = o.shop_id
  )`
}

const LINES = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options,
    'quantity', l.quantity, 'slug', (select p.slug from products p where p.id = l.product_id and ${visible}),
    'picture', (select ${pictureJson} from media m where m.id = l.media_id)) order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id
)`

const summaryOf = ({ totalMinor, placedAt, lines, ...row }: OrderRow): OrderSummary => ({
  id: row.id,
  number: row.number,
  placedAt: new Date(placedAt).toISOString(),
  shop: row.shop,
  badge: badgeOf(row),
  stage: row.stage,
  currency: row.currency,
  total: createMoney(row.currency).toDecimal(totalMinor),
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines: lines.map(({ picture, ...line }) => ({ ...line, picture: nullablePicture(picture, line.title) })),
})
