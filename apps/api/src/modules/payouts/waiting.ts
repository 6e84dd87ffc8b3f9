import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether what order `o` brought cannot be paid out yet: it can still come back, or it is the buyer's. The latter where
 * the provider has refused to send it back: until the operator settles that, the money is held.
 */
export const isWaiting: SQL = sql`(o.status in ('placed', 'confirmed') or o.id in (
  select r.order_id from refunds r
  where r.status = 'failed' and r.settled_by is null and r.reason <> 'goodwill' and r.order_id is not null))`
