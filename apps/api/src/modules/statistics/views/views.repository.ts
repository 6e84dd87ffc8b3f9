import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { executeReturning } from '../../../platform/db/read.ts'
import { visible } from '../../read-model/index.ts'
import type { ViewSource } from '../figures.repository.ts'

export interface CountedView {
  slug: string
  source: ViewSource
  views: number
}

/**
 * Adds views to the current day of their shops. Rows are written in the order of their keys, so that concurrent
 * processes can't deadlock. Products that aren't visible are left out.
 */
export async function addViews(db: Db, views: readonly CountedView[], now: Date): Promise<void> {
  await executeReturning(
    db,
    sql`with v as materialized (
        select p.shop_id, p.id as product_id, g.source, g.views,
          (${now.toISOString()}::timestamptz at time zone s.time_zone)::date as day
        from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as g(slug text, source text, views int)
        join products p on p.slug = g.slug join shops s on s.id = p.shop_id
        where ${visible}),
      of_products as (
        insert into product_views as c (shop_id, day, product_id, views)
        select shop_id, day, product_id, sum(views) from v group by 1, 2, 3 order by 1, 2, 3
        on conflict (shop_id, day, product_id) do update set views = c.views + excluded.views)
      insert into shop_views as c (shop_id, day, source, views)
      select shop_id, day, source, sum(views) from v group by 1, 2, 3 order by 1, 2, 3
      on conflict (shop_id, day, source) do update set views = c.views + excluded.views`,
  )
}
