import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'

/**
 * Updates the prices of products whose variants changed. A product shows the price of its cheapest active variant, or
 * of its cheapest one if none is active.
 */
export async function followPrices(db: Queryable, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`update products p set price_min = c.price_minor, price_sale_min = c.price_sale_minor
    from (
      select distinct on (v.product_id) v.product_id, v.price_minor, v.price_sale_minor from variants v
      where v.product_id = any(${sql.param([...productIds])}::uuid[])
      order by v.product_id, v.is_active desc, v.effective_price_minor, v.position, v.id
    ) c
    where p.id = c.product_id and (p.price_min, p.price_sale_min) is distinct from (c.price_minor, c.price_sale_minor)`)
}
