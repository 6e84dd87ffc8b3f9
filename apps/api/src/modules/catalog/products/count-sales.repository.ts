import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'

const DAY = 24 * 3_600_000
/** Period of sales that "best seller" counts, in days. */
const COUNTED = 90
/** A product that has not sold since then was counted down already, unless no count was made for a month; days. */
const LOOKED_AT = 120

/** Recounts how many items of each product were sold recently. Canceled items don't count. */
export async function countSales(db: Queryable, now: Date): Promise<void> {
  const since = (days: number) => sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`
  await db.execute(sql`
    update products p set sold_90 = s.sold
    from (
      select l.product_id, coalesce(sum(l.quantity - l.canceled_quantity)
        filter (where o.placed_at > ${since(COUNTED)}), 0) as sold
      from orders o join order_lines l on l.order_id = o.id
      where o.placed_at > ${since(LOOKED_AT)} group by l.product_id
    ) s
    where s.product_id = p.id and p.sold_90 <> s.sold`)
}
