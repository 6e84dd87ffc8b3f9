import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

/**
 * Updates `is_paused` from the days of the vacation, and deletes vacations that are over. Returns the number of
 * changed shops.
 */
export async function applyPauses(db: Db, now: Date): Promise<number> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone time_zone)::date`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from shops where closed_from is not null
      and (is_paused is distinct from (${today} between closed_from and closed_until) or ${today} > closed_until)`)
  // Any update makes cached pages outdated, one of no row as well.
  if (rows.length === 0) return 0
  const { rowCount } = await db.execute(sql`
    update shops set is_paused = coalesce(${today} between closed_from and closed_until, false),
      closed_note = case when ${today} > closed_until then '' else closed_note end,
      closed_from = case when ${today} > closed_until then null else closed_from end,
      closed_until = case when ${today} > closed_until then null else closed_until end,
      updated_at = ${now.toISOString()}
    where id = any(${sql.param(rows.map(({ id }) => id))}::uuid[]) and closed_from is not null`)
  return rowCount ?? 0
}
