import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { Cursor } from '../../../platform/pagination/cursor.ts'
import { type PictureRow, pictureJson } from '../../read-model/index.ts'
import type { SellerOrderSearch } from '../order-search.ts'
import { type FoundBySearch, findBySearch } from './find-by-search.repository.ts'
import { buyerName, isLate, isReplacementDue, isUnshipped, shipBy } from './seller-order.repository.ts'

type Schemas = components['schemas']

export interface SellerSummaryRow
  extends Omit<Schemas['SellerOrderSummary'], 'placedAt' | 'total' | 'pictures'> {
  /** Milliseconds. */
  placedAt: number
  totalMinor: number
  pictures: (PictureRow & { title: string })[]
}

export interface SellerOrdersRow {
  counts: Schemas['SellerOrderCounts']
  /** Orders of the page. Contains one more than the limit if there are more. */
  orders: SellerSummaryRow[]
  [column: string]: unknown
}

export interface SellerOrdersQuestion {
  shopId: string
  view: Schemas['SellerOrderView']
  /** The shipping that the buyer paid for. */
  tier: Schemas['ShippingTier'] | null
  search: SellerOrderSearch | null
  /** Result of the search, if it has been run. */
  found?: FoundBySearch
  /** Days of the shop, such as `2026-11-23`. */
  from: string | null
  to: string | null
  cursor: Cursor | null
  limit: number
  now: Date
}

/** A page of a shop's orders, the newest first, with how many there are in each view. */
export async function findSellerOrders(
  db: Db,
  question: Omit<SellerOrdersQuestion, 'found'>,
): Promise<SellerOrdersRow> {
  const { shopId, search } = question
  const found = search ? await findBySearch(db, shopId, search) : 'many'
  return (await readRow<SellerOrdersRow>(db, sellerOrdersStatement({ ...question, found })))!
}

export const sellerOrdersStatement = (question: SellerOrdersQuestion): SQL => sql`
  select ${countsJson(question)} as counts, ${ordersJson(question)} as orders`

const MAX_PICTURES = 3

const isToShip = sql`(${isUnshipped} and o.status = 'confirmed')`

/** Conditions on order `o`. */
const viewsAt = (now: Date): Record<Schemas['SellerOrderView'], SQL> => ({
  all: sql`true`,
  to_confirm: sql`(${isUnshipped} and o.status = 'placed')`,
  to_ship: sql`(${isToShip} or ${isReplacementDue})`,
  late: isLate(now),
  shipped: sql`(o.status <> 'canceled' and o.fulfillment_status in ('shipped', 'partially_delivered'))`,
  delivered: sql`(o.status <> 'canceled' and o.fulfillment_status = 'delivered')`,
  canceled: sql`o.status = 'canceled'`,
})

/**
 * Counts the orders in each view. Each state is counted once, from an index, and then added to its views. Due
 * replacements are few and counted separately.
 */
function countsJson({ shopId, now }: SellerOrdersQuestion): SQL {
  const { late, ...others } = viewsAt(now)
  const views = { ...others, to_ship: isToShip }
  const replacements = sql`(
    select count(*) from orders o where o.shop_id = ${shopId}::uuid and ${isReplacementDue} and not ${isToShip})`
  const counts = Object.entries(views).map(
    ([view, condition]) =>
      sql`${sql.raw(`'${view}'`)}, coalesce(sum(o.orders) filter (where ${condition}), 0)
        ${view === 'to_ship' ? sql`+ ${replacements}` : sql``}`,
  )
  return sql`(
    select json_build_object(${sql.join(counts, sql`, `)}, 'late', (
      select count(*) from orders o where o.shop_id = ${shopId}::uuid and ${late}))
    from (select o.status, o.fulfillment_status, count(*) as orders from orders o
      where o.shop_id = ${shopId}::uuid group by 1, 2) o)`
}

/** Conditions on order `o` of shop `shopId`, without the page. */
export function isListed(question: Omit<SellerOrdersQuestion, 'cursor' | 'limit'>): SQL {
  const { shopId, view, tier, from, to, now } = question
  const midnight = (
    day: string,
    after: number,
  ) => sql`((${day}::date + ${after}::int)::timestamp at time zone (
    select s.time_zone from shops s where s.id = ${shopId}::uuid))`
  return sql`o.shop_id = ${shopId}::uuid and ${viewsAt(now)[view]} ${searched(question)}
    ${tier ? sql`and o.shipping_tier = ${tier}` : sql``}
    ${from ? sql`and o.placed_at >= ${midnight(from, 0)}` : sql``}
    ${to ? sql`and o.placed_at < ${midnight(to, 1)}` : sql``}`
}

function ordersJson(question: SellerOrdersQuestion): SQL {
  const { cursor, limit, now } = question
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (o.placed_at, o.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'badge', o.badge, 'shippingTier', o.shipping_tier, 'buyer', o.buyer,
      'countryCode', o.country, 'placedAt', (extract(epoch from o.placed_at) * 1000)::bigint,
      'shipBy', to_char(o.due at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isLate', o.is_late, 'isReplacementDue', o.is_replacement_due,
      'currency', o.currency, 'totalMinor', o.total_minor, 'isTest', o.is_test, 'itemCount', (
        select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = o.id),
      'pictures', (select coalesce(json_agg(p.picture order by p.position, p.id), '[]') from (
        select l.position, l.id, ${pictureJson}::jsonb || jsonb_build_object('title', l.title) as picture
        from order_lines l join media m on m.id = l.media_id where l.order_id = o.id
        order by l.position, l.id limit ${MAX_PICTURES}) p))
      order by o.placed_at ${way}, o.id ${way}), '[]')
    from (
      select o.id, o.number, o.badge, o.shipping_tier, ${shipBy} as due, ${isReplacementDue} as is_replacement_due, o.total_minor, o.placed_at, g.currency, g.is_test,
        ${isLate(now)} as is_late, ${buyerName} as buyer, g.shipping_address ->> 'countryCode' as country
      from orders o join order_groups g on g.id = o.order_group_id
      where ${isListed(question)} ${border}
      order by o.placed_at ${way}, o.id ${way} limit ${limit + 1}
    ) o)`
}

function searched({ search, found = 'many' }: Pick<SellerOrdersQuestion, 'search' | 'found'>): SQL {
  if (!search) return sql``
  if (found !== 'many' && 'ids' in found) return sql`and ${isAmong(found.ids)}`
  // A scalar evaluated for each order that the walk meets. As a plain condition, the planner would take it for so
  // selective that all orders of the shop are read and sorted.
  return sql`and (select ${found === 'many' ? hasCode(search) : isAmong(found.coded)} or ${hasName(search)})`
}

const isAmong = (ids: readonly string[]): SQL => sql`o.id = any(${sql.param([...ids])}::uuid[])`

const hasCode = ({ code }: SellerOrderSearch): SQL => sql`starts_with(upper(o.number), ${code})
    or exists (select from order_lines l where l.order_id = o.id and starts_with(upper(l.sku), ${code}))
    or exists (select from fulfillments f where f.order_id = o.id
      and starts_with(upper(replace(f.tracking_number, ' ', '')), ${code}))`

/** Search terms contain only letters and digits, so nothing needs escaping in the pattern. */
const hasName = ({ words }: SellerOrderSearch): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map(word => sql`stoa_plain(${buyerName}) like '%' || stoa_plain(${word}::text) || '%'`),
        sql` and `,
      )
