import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { readShopRows } from '../shop-scope/index.ts'
import type { TimedPeriod } from './period.repository.ts'

export type ViewSource = 'home' | 'search' | 'category' | 'shop' | 'elsewhere'

/** `at` is the place among the period's edges, from 1 on; of views the place among its days, without the cut. */
export interface FigureRow extends Record<string, unknown> {
  what: 'orders' | 'refunds' | 'views' | 'source' | 'country'
  at: number
  name: string | null
  count: number
  minor: number
}

/** Orders, refunds and views of a shop, and where they come from: all that needs no lines, in one statement. */
export const findFigures = (db: Db, shop: ShopScope, period: TimedPeriod): Promise<FigureRow[]> =>
  readShopRows<FigureRow>(db, shop, figuresStatement(shop.shopId, period))

export const figuresStatement = (shopId: string, period: TimedPeriod): SQL => {
  const days = [...period.beforeBuckets, ...period.buckets].map(({ from }) => from)
  return sql`
  with e as materialized (select ${edgesOf(period)} as edges, array(
    select d.day::date from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) with ordinality d(day, at)
    order by d.at) as days)
  select case when grouping(o.at) = 0 then 'orders' else 'country' end as what, o.at, o.country_code as name,
    case when grouping(o.at) = 0 then count(*) else count(*) filter (where o.is_now) end::float8 as count,
    sum(o.total_minor)::float8 as minor
  from (
    select width_bucket(o.placed_at, (select edges from e)) as at, o.country_code, o.total_minor,
      o.placed_at >= ${period.begin}::timestamptz as is_now
    from orders o
    where o.shop_id = ${shopId}::uuid and o.placed_at >= ${period.edges[0]}::timestamptz
      and o.placed_at < ${period.end}::timestamptz and o.status <> 'canceled') o
  group by grouping sets ((o.at), (o.country_code))
  union all
  select 'refunds', width_bucket(r.at, (select edges from e)), null, count(*)::float8, -sum(r.amount_minor)::float8
  from ledger_entries r join orders o on o.id = r.order_id and o.status <> 'canceled'
  where r.shop_id = ${shopId}::uuid and r.kind in ('refund', 'refund_reversal')
    and r.at >= ${period.edges[0]}::timestamptz and r.at < ${period.end}::timestamptz
  group by 2
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

/** The edges as an array of instants, for `width_bucket`. */
export const edgesOf = ({ edges }: TimedPeriod): SQL => sql`array(
  select i.at::timestamptz from jsonb_array_elements_text(${JSON.stringify(edges)}::jsonb) with ordinality i(at, place)
  order by i.place)`
