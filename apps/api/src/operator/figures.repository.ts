import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/client.ts'

/** Sums of orders that actions change; amounts in minor units. */
export interface Figures extends Record<string, unknown> {
  refundedMinor: number
  commissionBackMinor: number
  /** Released from the holds of disputes. */
  releasedMinor: number
  /** Part of the shops' balances that is about these orders. */
  balanceMinor: number
  /** Canceled items. */
  canceled: number
  /** Items in stock of the variants. */
  stock: number
  /** Emails about the purchases. */
  emails: number
}

/** Reads the sums of these orders together. */
export async function readFigures(tx: Tx, orderIds: readonly string[]): Promise<Figures> {
  const { rows } = await tx.execute<Figures>(sql`
    with o as materialized (select id, order_group_id, refunded_minor from orders
      where id in (select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)::uuid))
    select coalesce((select sum(refunded_minor) from o), 0)::float8 as "refundedMinor",
      e."commissionBackMinor", e."releasedMinor", e."balanceMinor", (
        select coalesce(sum(l.canceled_quantity), 0)::int from order_lines l where l.order_id in (select id from o)) as canceled, (
        select coalesce(sum(v.stock), 0)::float8 from variants v
        where v.id in (select l.variant_id from order_lines l where l.order_id in (select id from o))) as stock, (
        select count(*)::int from emails m where m.order_group_id in (select order_group_id from o)) as emails
    from (select
      coalesce(sum(amount_minor) filter (where kind in ('commission_back', 'commission_reversal')), 0)::float8
        as "commissionBackMinor",
      coalesce(sum(amount_minor) filter (where kind = 'dispute_release'), 0)::float8 as "releasedMinor",
      coalesce(sum(amount_minor), 0)::float8 as "balanceMinor"
      from ledger_entries where order_id in (select id from o)) e`)
  return rows[0]!
}
