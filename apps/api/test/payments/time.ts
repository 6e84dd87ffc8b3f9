import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/client.ts'

/** Moves the deadlines of all payments back, as if this time had passed. */
export async function timePasses(db: Db, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes}::int)`
  await db.execute(sql`update payments set created_at = created_at - ${by}, updated_at = updated_at - ${by},
    next_check_at = next_check_at - ${by}, lease_until = lease_until - ${by}`)
  await db.execute(sql`update refunds set next_attempt_at = next_attempt_at - ${by}`)
  await db.execute(sql`update stock_reservations set expires_at = expires_at - ${by}`)
}
