import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { type PictureRow, pictureJson, visible } from '../read-model/index.ts'
import type { OrderAxes } from './badge.ts'

type Schemas = components['schemas']
export type OrderStage = Schemas['OrderStage']

interface LineRow {
  id: string
  title: string
  options: string[]
  quantity: number
  slug: string | null
  picture: PictureRow | null
}

export interface OrderRow extends OrderAxes {
  id: string
  number: string
  /** Milliseconds. */
  placedAt: number
  stage: OrderStage
  currency: string
  totalMinor: number
  shop: Schemas['OrderSummary']['shop']
  lines: LineRow[]
}

export interface OrderQuestion {
  userId: string
  stage: OrderStage | null
  cursor: Cursor | null
  limit: number
}

export interface OrderListRow {
  counts: Schemas['OrderList']['counts']
  /** One more than the limit where there are more. */
  orders: OrderRow[]
  [column: string]: unknown
}

/** A page of a user's orders, the newest first, and how many there are of each stage. */
export async function findOrderPage(db: Db, question: OrderQuestion): Promise<OrderListRow> {
  const row = await readRow<OrderListRow>(
    db,
    sql`select ${countsJson(question.userId)} as counts, ${ordersJson(question)} as orders`,
  )
  return row!
}

/** All orders of a user, the newest first. */
export async function findAllOrders(db: Db, userId: string): Promise<OrderRow[]> {
  const row = await readRow<{ orders: OrderRow[] }>(
    db,
    sql`select ${ordersJson({ userId, stage: null, cursor: null, limit: null })} as orders`,
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

/** A scalar: a user's orders as JSON, the newest first; one more than the limit where there are more. */
function ordersJson({
  userId,
  stage,
  cursor,
  limit,
}: Omit<OrderQuestion, 'limit'> & { limit: number | null }): SQL {
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
