import { type SQL, sql } from 'drizzle-orm'

/**
 * What is left to sell of pieces of variant `v` that a shop begins to count. Buyers hold some of them already; who does
 * not pay gives them back to the stock.
 */
export const countedStock = (pieces: SQL): SQL =>
  sql`greatest(0, ${pieces} - coalesce((select sum(r.quantity)::int from stock_reservations r
    where r.variant_id = v.id), 0))`
