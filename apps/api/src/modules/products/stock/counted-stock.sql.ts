import { type SQL, sql } from 'drizzle-orm'
import { heldItems } from './held.sql.ts'

/**
 * Number of items of variant `v` left to sell when a shop begins to count stock. Items reserved by buyers are
 * subtracted; buyers who don't pay return them to the stock.
 */
export const countedStock = (pieces: SQL): SQL =>
  sql`greatest(0, ${pieces} - coalesce((select h.items from (${heldItems(sql`held.id = v.id`)}) h), 0))`
