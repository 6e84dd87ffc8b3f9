import { sql } from 'drizzle-orm'
import { type BulkRow, insertTogether } from '../../platform/db/bulk.ts'
import type { Tx } from '../../platform/db/client.ts'
import { shareOut } from '../../platform/share-out.ts'
import type { TaxLine } from '../tax/index.ts'

/** Rows of an order's tax, for the statement that places it. */
export const orderTaxRows = (
  order: { id: string; shopId: string; lines: readonly { id: string }[] },
  taxed: readonly TaxLine[],
): BulkRow[] =>
  taxed.map(({ line, tax, netMinor, taxMinor }, n) => ({
    order_id: order.id,
    shop_id: order.shopId,
    n,
    order_line_id: line === null ? null : order.lines[line]!.id,
    country: tax.country,
    region: tax.region,
    category: tax.category,
    rate_basis_points: tax.rateBasisPoints,
    reason: tax.reason,
    net_minor: netMinor,
    tax_minor: taxMinor,
  }))

interface UnstatedOrder extends Record<string, unknown> {
  shopId: string
  shippingMinor: number
  taxMinor: number
  rateBasisPoints: number
  lines: { id: string; grossMinor: number }[]
}

/**
 * Writes the tax lines of an order that has none. It was placed before there were any, or by a process of the release
 * before. They add up to the tax that it was placed with. The order has to be locked.
 */
export async function stateOrderTax(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await tx.execute<UnstatedOrder>(sql`
    select o.shop_id as "shopId", o.shipping_minor::float8 as "shippingMinor", o.tax_minor::float8 as "taxMinor",
      coalesce((select max(c.tax_rate_basis_points) from order_groups g join checkout_lines c on c.checkout_id = g.checkout_id
        where g.id = o.order_group_id and c.shop_id = o.shop_id), 0) as "rateBasisPoints", (
      select json_agg(json_build_object('id', l.id, 'grossMinor', l.unit_minor * l.quantity) order by l.position, l.id)
      from order_lines l where l.order_id = o.id) as lines
    from orders o
    where o.id = ${orderId}::uuid and not exists (select from order_tax_lines t where t.order_id = o.id)`)
  const order = rows[0]
  if (!order) return
  const { shopId, shippingMinor, taxMinor, rateBasisPoints, lines } = order
  const parts = [
    ...lines.map(({ grossMinor }, line) => ({ line: line as number | null, grossMinor })),
    ...(shippingMinor > 0 ? [{ line: null, grossMinor: shippingMinor }] : []),
  ]
  const shares = shareOut(
    taxMinor,
    parts.map(({ grossMinor }) => grossMinor),
  )
  const tax = { country: null, region: null, category: null, rateBasisPoints, reason: 'not_stated' } as const
  const taxed = parts.map(({ line, grossMinor }, at) => {
    const share = shares[at]!
    return { line, tax, netMinor: grossMinor - share, taxMinor: share }
  })
  await insertTogether(tx, { order_tax_lines: orderTaxRows({ id: orderId, shopId, lines }, taxed) })
}
