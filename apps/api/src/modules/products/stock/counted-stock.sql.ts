import { type SQL, sql } from 'drizzle-orm'

/**
 * Number of items of variant `v` left to sell when a shop begins to count stock. Items reserved by buyers are
 * subtracted; buyers who don't pay return them to the stock.
 */
export const countedStock = (pieces: SQL): SQL =>
  sql`greatest(0, ${pieces} - coalesce((select sum(r.quantity)::int from stock_reservations r
    where r.variant_id = v.id), 0))`
