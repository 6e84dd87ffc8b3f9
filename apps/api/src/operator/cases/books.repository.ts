import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** Sums of an order and of its shop's ledger, in minor units. */
export interface Books extends Record<string, unknown> {
  refundedMinor: number
  commissionBackMinor: number
  releasedMinor: number
  balanceMinor: number
  /** People who get an email about a decision: the buyer, and those who lead the shop. */
  people: number
}

/** Reads the sums of these orders together. */
export async function readBooks(db: Queryable, orderIds: readonly string[]): Promise<Books> {
  const { rows } = await db.execute<Books>(sql`
    select coalesce(sum(o.refunded_minor), 0)::float8 as "refundedMinor",
      coalesce(sum(e."commissionBack"), 0)::float8 as "commissionBackMinor",
      coalesce(sum(e.released), 0)::float8 as "releasedMinor", coalesce(sum(e.balance), 0)::float8 as "balanceMinor",
      coalesce(sum((g.email is not null)::int + (select count(*) from shop_members m
        where m.shop_id = o.shop_id and m.role in ('owner', 'manager'))), 0)::int as people
    from orders o join order_groups g on g.id = o.order_group_id, lateral (
      select sum(amount_minor) filter (where kind = 'commission_back') as "commissionBack",
        sum(amount_minor) filter (where kind = 'dispute_release') as released, sum(amount_minor) as balance
      from ledger_entries where order_id = o.id) e
    where o.id in (${sql.join(
      orderIds.map(id => sql`${id}::uuid`),
      sql`, `,
    )})`)
  return rows[0]!
}
