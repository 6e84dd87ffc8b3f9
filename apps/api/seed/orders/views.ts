import { sql } from 'drizzle-orm'
import { shops } from '../../../../demo/catalog/index.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { shopId } from '../shop-rows.ts'

/** Approximate number of page views for each order of a product, and for an unsold product each day. */
const VIEWS_OF_ORDER = 24
const IDLE_VIEWS = 3

/**
 * Counts views of the demo shops' products in the last 90 days. Products with more orders get more, and each run
 * inserts the same numbers. Days that were already counted stay unchanged.
 */
export async function insertDemoViews(db: Db, now: Date): Promise<void> {
  const ids = JSON.stringify(shops.map(({ slug }) => shopId(slug)))
  await db.execute(sql`
    with s as (
      select s.id, s.time_zone, (${now.toISOString()}::timestamptz at time zone s.time_zone)::date as today
      from shops s where s.id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))),
    bought as (
      select l.shop_id, l.product_id, (l.placed_at at time zone s.time_zone)::date as day, count(*) as orders
      from order_lines l join s on s.id = l.shop_id
      where l.placed_at > ${now.toISOString()}::timestamptz - interval '91 days' group by 1, 2, 3),
    seen as (
      select p.shop_id, p.id as product_id, d.day::date as day,
        (coalesce(b.orders, 0) * ${VIEWS_OF_ORDER}::int * (60 + abs(hashtext(p.id::text || d.day)) % 80) / 100
          + abs(hashtext(d.day || p.id::text)) % ${IDLE_VIEWS}::int)::int as views
      from s join products p on p.shop_id = s.id and p.status = 'active'
      cross join generate_series(s.today - 90, s.today, interval '1 day') as d(day)
      left join bought b on b.product_id = p.id and b.day = d.day::date),
    of_products as (
      insert into product_views (shop_id, day, product_id, views)
      select shop_id, day, product_id, views from seen where views > 0 on conflict do nothing)
    insert into shop_views (shop_id, day, source, views)
    select v.shop_id, v.day, w.source, greatest(1, round(sum(v.views) * w.part))::int
    from seen v cross join (values ('search', 0.36), ('category', 0.27), ('home', 0.19), ('shop', 0.11),
      ('elsewhere', 0.07)) as w(source, part)
    group by v.shop_id, v.day, w.source, w.part having sum(v.views) > 0
    on conflict do nothing`)
}
