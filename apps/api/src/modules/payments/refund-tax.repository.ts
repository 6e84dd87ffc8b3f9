import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { type LineAmount, stateOrderTax } from '../orders/index.ts'
import { type RefundableTaxLine, type RefundTaxLine, refundTax } from '../tax/index.ts'

interface UntaxedRefund {
  id: string
  itemMinor: number
  shippingMinor: number
  ofLines: LineAmount[]
}

/**
 * Writes the tax that the succeeded refunds of an order return, in the order in which they were made. Only succeeded
 * ones count, so that a declined refund leaves no rounding behind. The order has to be locked.
 */
export async function stateRefundTax(tx: Tx, orderId: string): Promise<void> {
  for (const { refundId, parts } of await untaxedParts(tx, orderId, ['succeeded']))
    await tx.execute(sql`insert into refund_tax_lines (refund_id, n, gross_minor, tax_minor)
      select ${refundId}::uuid, p.n, p."grossMinor", p."taxMinor"
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(n int, "grossMinor" bigint, "taxMinor" bigint)`)
}

/**
 * Tax that an order's refunds return, in minor units, as far as they have no tax lines yet. Counts pending refunds as if they
 * succeed. The order has to be locked.
 */
export async function unstatedTaxBack(tx: Tx, orderId: string): Promise<number> {
  const refunds = await untaxedParts(tx, orderId, ['pending', 'succeeded'])
  return refunds.flatMap(({ parts }) => parts).reduce((sum, { taxMinor }) => sum + taxMinor, 0)
}

/** Parts of refunds by tax line, in the order in which the refunds were made. */
async function untaxedParts(
  tx: Tx,
  orderId: string,
  statuses: readonly string[],
): Promise<{ refundId: string; parts: RefundTaxLine[] }[]> {
  await stateOrderTax(tx, orderId)
  const { rows } = await tx.execute<{ lines: RefundableTaxLine[]; refunds: UntaxedRefund[] }>(sql`
    select (
      select json_agg(json_build_object('n', t.n, 'orderLineId', t.order_line_id,
        'grossMinor', t.net_minor + t.tax_minor, 'taxMinor', t.tax_minor,
        'backGrossMinor', b.gross, 'backTaxMinor', b.tax) order by t.n)
      from order_tax_lines t cross join lateral (
        select coalesce(sum(x.gross_minor), 0) as gross, coalesce(sum(x.tax_minor), 0) as tax
        from refunds r join refund_tax_lines x on x.refund_id = r.id
        where r.order_id = t.order_id and x.n = t.n) b
      where t.order_id = ${orderId}::uuid) as lines, (
      select coalesce(json_agg(json_build_object('id', r.id, 'itemMinor', r.item_minor,
        'shippingMinor', r.shipping_minor, 'ofLines', (
          select coalesce(json_agg(json_build_object('orderLineId', l.order_line_id, 'amountMinor', l.amount_minor)), '[]')
          from refund_lines l where l.refund_id = r.id)) order by r.created_at, r.id), '[]')
      from refunds r
      where r.order_id = ${orderId}::uuid and r.status = any(${sql.param(statuses)}::text[])
        and not exists (select from refund_tax_lines x where x.refund_id = r.id)) as refunds`)
  const { lines, refunds } = rows[0]!
  return refunds.map(refund => {
    const parts = refundTax(lines, refund)
    for (const { n, grossMinor, taxMinor } of parts) {
      const line = lines.find(each => each.n === n)!
      line.backGrossMinor += grossMinor
      line.backTaxMinor += taxMinor
    }
    return { refundId: refund.id, parts }
  })
}
