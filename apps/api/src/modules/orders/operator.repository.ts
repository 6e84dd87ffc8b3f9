import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { readGroupNumbers } from './order-search.ts'

export interface FoundOrder extends Record<string, unknown> {
  id: string
  number: string
  status: string
  fulfillmentStatus: string
  shopName: string
}

/** Orders of the purchase with this number, which may be typed in any case, with or without the `-1` of an order. */
export async function findOrdersByNumber(db: Queryable, typed: string): Promise<FoundOrder[]> {
  const numbers = readGroupNumbers(typed)
  const { rows } = await db.execute<FoundOrder>(sql`
    select o.id, o.number, o.status, o.fulfillment_status as "fulfillmentStatus", s.name as "shopName"
    from order_groups g join orders o on o.order_group_id = g.id join shops s on s.id = o.shop_id
    where g.number in (${numbers[0]}, ${numbers[1]}) order by o.number limit 20`)
  return rows
}
