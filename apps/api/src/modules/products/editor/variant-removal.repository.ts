import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { labelOf, type ProductState, type VariantState } from '../state.ts'

interface OpenOrders extends Record<string, unknown> {
  id: string
  orders: number
}

/**
 * Lists the variants that an edit would remove, with their stock and open orders.
 *
 * @throws problem `product.variants_would_go`, always
 */
export async function refuseRemoval(
  tx: Tx,
  current: ProductState,
  removed: readonly VariantState[],
): Promise<never> {
  const ids = removed.map(({ id }) => id)
  const { rows } = await tx.execute<OpenOrders>(sql`
    select l.variant_id as id, count(distinct o.id)::int as orders
    from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${current.id}::uuid and l.variant_id = any(${sql.param(ids)}::uuid[])
      and o.status in ('placed', 'confirmed') and o.fulfillment_status in ('unfulfilled', 'partially_shipped')
    group by l.variant_id`)
  const orders = new Map(rows.map(row => [row.id, row.orders]))
  const variants = removed.map(({ id, valueIds, stock }) => ({
    id,
    label: labelOf(current, valueIds),
    stock,
    openOrders: orders.get(id) ?? 0,
  }))
  const pieces = variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
  const openOrders = variants.reduce((sum, each) => sum + each.openOrders, 0)
  throw problem('product.variants_would_go', {
    detail: `This would remove ${variants.length} variants with ${pieces} items in stock. ${openOrders} open orders contain them.`,
    removal: { variants, pieces, openOrders },
  })
}
