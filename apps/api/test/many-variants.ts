import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/db/client.ts'

/** Gives each product there is one variant of one value, all under the product's own id: rows for a test of plans. */
export async function giveVariants(db: Db): Promise<void> {
  await db.execute(
    sql`insert into product_options (id, product_id, name) select id, id, 'Glaze' from products`,
  )
  await db.execute(
    sql`insert into product_option_values (id, option_id, value) select id, id, 'Lagoon' from products`,
  )
  await db.execute(sql`insert into variants (id, product_id, option_key, price_minor, stock, sku)
    select id, id, id, price_min, 3, 'SKU-' || slug from products`)
  await db.execute(
    sql`insert into variant_values (variant_id, option_id, value_id) select id, id, id from products`,
  )
}
