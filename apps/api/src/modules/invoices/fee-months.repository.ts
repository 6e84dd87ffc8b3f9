import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** Month of the marketplace's fee. It has the ledger entries from its first instant on, before its end. */
export interface FeeMonth {
  /** Such as `2026-11`. */
  name: string
  from: Date
  until: Date
}

/** Finds the newest month that was begun, and whether its fees are invoiced to every shop. */
export async function findNewestMonth(db: Queryable): Promise<FeeMonth & { isClosed: boolean }> {
  const { rows } = await db.execute<{ name: string; from: string; until: string; isClosed: boolean }>(sql`
    select month as name, coalesce(lag(until) over (order by month), until) as "from", until,
      closed_at is not null as "isClosed"
    from fee_months order by month desc limit 1`)
  const { from, until, ...month } = rows[0]!
  return { ...month, from: new Date(from), until: new Date(until) }
}

/** Stores the end of a month, unless another process has. Returns the end that is stored. */
export async function beginMonth(
  db: Queryable,
  { name, until }: Pick<FeeMonth, 'name' | 'until'>,
): Promise<Date> {
  const { rows } = await db.execute<{ until: string }>(sql`
    insert into fee_months as m (month, until) values (${name}, ${until.toISOString()}::timestamptz)
    on conflict (month) do update set until = m.until returning until`)
  return new Date(rows[0]!.until)
}

/** Notes that a month's fees are invoiced to every shop. */
export async function closeMonth(db: Queryable, name: string, now: Date): Promise<void> {
  await db.execute(sql`update fee_months set closed_at = ${now.toISOString()}::timestamptz
    where month = ${name} and closed_at is null`)
}
