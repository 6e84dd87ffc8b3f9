import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { RefundedLine, RefundPart } from './refund-lines.ts'

/** Reads the lines of an order with the refunded amount of each, and the commission that the shop got back so far. */
export async function readRefundedLines(
  tx: Tx,
  orderId: string,
): Promise<{ lines: RefundedLine[]; backMinor: number }> {
  const { rows } = await tx.execute<{ lines: RefundedLine[]; backMinor: number }>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', l.id, 'totalMinor', l.unit_minor * l.quantity,
        'commissionMinor', coalesce(c.amount_minor, 0), 'refundedMinor', x.refunded, 'postageMinor', x.postage)
        order by l.position, l.id), '[]')
      from order_lines l left join commission_lines c on c.order_line_id = l.id cross join lateral (
        select coalesce(sum(p.amount_minor), 0) as refunded, coalesce(sum(p.postage_minor), 0) as postage
        from refund_lines p join refunds r on r.id = p.refund_id
        where p.order_line_id = l.id and r.status <> 'failed') x
      where l.order_id = ${orderId}::uuid) as lines, (
      select coalesce(sum(e.amount_minor), 0)::float8 from ledger_entries e
      where e.order_id = ${orderId}::uuid and e.kind in ('commission_back', 'commission_reversal')) as "backMinor"`)
  return rows[0]!
}

export async function insertRefundLines(
  tx: Tx,
  refundId: string,
  parts: readonly RefundPart[],
): Promise<void> {
  if (parts.length === 0) return
  await tx.execute(sql`insert into refund_lines (refund_id, order_line_id, amount_minor, postage_minor)
    select ${refundId}::uuid, p."orderLineId", p."amountMinor", p."postageMinor"
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p("orderLineId" uuid, "amountMinor" bigint, "postageMinor" bigint)`)
}
