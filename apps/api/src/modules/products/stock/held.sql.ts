import { type SQL, sql } from 'drizzle-orm'

/**
 * Selects how many items buyers who are paying hold, by variant. They are no longer in its stock, and return to it if they
 * aren't paid for.
 *
 * @param isWanted condition on variant `held`
 */
export const heldItems = (isWanted: SQL): SQL => sql`
  select held.id as variant_id, sum(r.quantity)::int as items
  from stock_reservations r join variants held on held.id = r.variant_id where ${isWanted} group by held.id`

/** Number of items of all variants of product `p` that buyers who are paying hold. */
export const heldOfProduct = sql`coalesce((select sum(h.items)::int from (${heldItems(sql`held.product_id = p.id`)}) h), 0)`
