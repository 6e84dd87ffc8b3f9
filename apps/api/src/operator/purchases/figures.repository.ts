import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

/** Figures of an order that actions change; amounts in minor units. */
export interface Figures extends Record<string, unknown> {
  status: string
  refundedMinor: number
  commissionBackMinor: number
  /** The order's part of the shop's balance. */
  balanceMinor: number
  canceled: number
  /** Items in stock of its variants. */
  stock: number
  emails: number
}

export async function readFigures(tx: Tx, orderId: string): Promise<Figures> {
  const { rows } = await tx.execute<Figures>(sql`
    select o.status, o.refunded_minor::float8 as "refundedMinor", (
        select coalesce(sum(e.amount_minor), 0)::float8 from ledger_entries e
        where e.order_id = o.id and e.kind in ('commission_back', 'commission_reversal')) as "commissionBackMinor", (
        select coalesce(sum(e.amount_minor), 0)::float8 from ledger_entries e where e.order_id = o.id) as "balanceMinor", (
        select coalesce(sum(l.canceled_quantity), 0)::int from order_lines l where l.order_id = o.id) as canceled, (
        select coalesce(sum(v.stock), 0)::float8 from variants v
        where v.id in (select l.variant_id from order_lines l where l.order_id = o.id)) as stock, (
        select count(*)::int from emails e where e.order_group_id = o.order_group_id) as emails
    from orders o where o.id = ${orderId}::uuid`)
  return rows[0]!
}
