import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

const isSold = (column: 'variant_id' | 'product_id', id: string) =>
  sql.raw(`exists (select from order_lines l where l.${column} = ${id})`)

/**
 * Deletes products that were never ordered. Products that were ordered, or that a buyer is paying for, are archived.
 *
 * @returns how many were deleted
 */
export async function removeProducts(tx: Tx, shopId: string, ids: readonly string[]): Promise<number> {
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`
  const { rowCount } = await tx.execute(sql`delete from products p
    where p.shop_id = ${shopId} and p.id = ${wanted} and not ${isSold('product_id', 'p.id')}
      and not exists (select from variants v where v.product_id = p.id and (
        exists (select from stock_reservations r where r.variant_id = v.id) or ${isSold('variant_id', 'v.id')}))`)
  await tx.execute(sql`update products set status = 'archived', publish_at = null, version = version + 1, updated_at = now()
    where shop_id = ${shopId} and id = ${wanted}`)
  return rowCount ?? 0
}

/** Deletes variants that were never ordered. Ordered ones stay and are no longer offered. */
export async function removeVariants(tx: Tx, shopId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from variants v using products p
    where p.id = v.product_id and p.shop_id = ${shopId} and v.id = any(${sql.param([...ids])}::uuid[])
      and not ${isSold('variant_id', 'v.id')}
      and not exists (select from stock_reservations r where r.variant_id = v.id)`)
}
