import { sql } from 'drizzle-orm'
import { readGroupNumbers } from '../../modules/orders/index.ts'
import type { Queryable } from '../../platform/db/client.ts'

/** A purchase as far as a match with a withdrawal needs it. */
export interface Purchase extends Record<string, unknown> {
  number: string
  customerId: string | null
  email: string | null
  orderIds: string[]
  shopIds: string[]
}

/** Finds a purchase by its number as it was typed. Null if there is none. */
export async function findPurchaseByNumber(db: Queryable, typed: string): Promise<Purchase | null> {
  const [asTyped, inCapitals] = readGroupNumbers(typed)
  const { rows } = await db.execute<Purchase>(sql`
    select g.number, g.customer_id as "customerId", g.email, array_agg(o.id order by o.id) as "orderIds",
      array_agg(o.shop_id) as "shopIds"
    from order_groups g join orders o on o.order_group_id = g.id
    where g.number in (${asTyped}, ${inCapitals}) group by g.id`)
  return rows[0] ?? null
}
