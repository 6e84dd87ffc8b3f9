import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { readShopRows } from '../shop-scope/index.ts'
import type { TimedPeriod } from './period.repository.ts'

export type ViewSource = 'home' | 'search' | 'category' | 'shop' | 'elsewhere'

/** `at` is the place among the period's edges, from 1 on; of views the place among its days, without the cut. */
export interface FigureRow extends Record<string, unknown> {
  what: 'orders' | 'units' | 'refunds' | 'views' | 'source' | 'country'
  at: number
  name: string | null
  count: number
  minor: number
}

/**
 * Reads orders, items, refunds, views and their sources for a shop: everything except the products, in one statement.
 */
export const findFigures = (db: Db, shop: ShopScope, period: TimedPeriod): Promise<FigureRow[]> =>
  readShopRows<FigureRow>(db, shop, figuresStatement(shop.shopId, period))

export const figuresStatement = (shopId: string, period: TimedPeriod): SQL => {
  const days = [...period.beforeBuckets, ...period.buckets].map(({ from }) => from)
  const placed = sql`o.shop_id = ${shopId}::uuid and o.status <> 'canceled'`
  return sql`
  with stretches as (${stretchesOf(period)}),
  e as materialized (select array(
    select d.day::date from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) with ordinality d(day, at)
    order by d.at) as days)
  select 'orders' as what, t.at::int as at, null as name, s.count, s.minor
  from stretches t cross join lateral (
    select count(*)::float8 as count, sum(o.total_minor)::float8 as minor from orders o
    where ${placed} and o.placed_at >= t.begins and o.placed_at < t.ends) s
  where s.count > 0
  union all
  select 'units', t.at::int, null, s.units, 0
  from stretches t cross join lateral (
    select sum(l.quantity - l.canceled_quantity)::float8 as units from order_lines l
    where l.shop_id = ${shopId}::uuid and l.placed_at >= t.begins and l.placed_at < t.ends) s
  where s.units > 0
  union all
  select 'country', 0, o.country_code, count(*)::float8, 0 from orders o
  where ${placed} and o.placed_at >= ${period.begin}::timestamptz and o.placed_at < ${period.end}::timestamptz
  group by o.country_code
  union all
  select 'refunds', t.at::int, null, s.count, s.minor
  from stretches t cross join lateral (
    select count(*)::float8 as count, -sum(r.amount_minor)::float8 as minor
    from ledger_entries r join orders o on o.id = r.order_id and o.status <> 'canceled'
    where r.shop_id = ${shopId}::uuid and r.kind in ('refund', 'refund_reversal')
      and r.at >= t.begins and r.at < t.ends) s
  where s.count > 0
  union all
  select 'views', width_bucket(v.day, (select days from e)), null, sum(v.views)::float8, 0
  from shop_views v
  where v.shop_id = ${shopId}::uuid and v.day between ${period.beforeFrom}::date and ${period.to}::date
  group by 2
  union all
  select 'source', 0, v.source, sum(v.views)::float8, 0
  from shop_views v
  where v.shop_id = ${shopId}::uuid and v.day between ${period.from}::date and ${period.to}::date
  group by v.source`
}

/** Ranges between two edges, counted from 1. Each is one index range. */
const stretchesOf = ({ edges, end }: TimedPeriod): SQL => sql`
  select i.place as at, i.at::timestamptz as begins,
    lead(i.at::timestamptz, 1, ${end}::timestamptz) over (order by i.place) as ends
  from jsonb_array_elements_text(${JSON.stringify(edges)}::jsonb) with ordinality i(at, place)`
