import { eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../../platform/db/client.ts'
import { returns } from './returns.schema.ts'

/** Finds the key of a label that the buyer may download. Null also for another buyer's return. */
export async function findLabelOf(
  db: Queryable,
  { id, number, userId }: { id: string; number: string; userId: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ labelKey: string | null }>(sql`
    select r.label_key as "labelKey" from returns r join orders o on o.id = r.order_id
      join order_groups g on g.id = o.order_group_id
    where r.id = ${id}::uuid and o.number = ${number} and g.customer_id = ${userId}::uuid and r.postage = 'label'`)
  return rows[0]?.labelKey ?? null
}

/** Finds labels of returns that ended before `before`. A return without a time of its end was ended by an older release. */
export async function findOldLabels(db: Db, before: Date): Promise<{ id: string; labelKey: string }[]> {
  const { rows } = await db.execute<{ id: string; labelKey: string }>(sql`
    select id, label_key as "labelKey" from returns
    where label_key is not null and status not in ('requested', 'approved', 'in_transit')
      and coalesce(ended_at, requested_at) < ${before.toISOString()}::timestamptz limit 1000`)
  return rows
}

export async function forgetLabel(db: Db, id: string): Promise<void> {
  await db.update(returns).set({ labelKey: null }).where(eq(returns.id, id))
}
