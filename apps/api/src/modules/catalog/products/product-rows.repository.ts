import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'

/** Number of products that one statement moves: their triggers write search terms, and statements have a time limit. */
const MOVED_AT_ONCE = 200

/** Moves all products of a category to another one. Returns how many. */
export async function moveProducts(tx: Tx, fromCategoryId: string, toCategoryId: string): Promise<number> {
  let moved = 0
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      update products set category_id = ${toCategoryId}::uuid where id in (
        select id from products where category_id = ${fromCategoryId}::uuid limit ${MOVED_AT_ONCE})`)
    if (!rowCount) return moved
    moved += rowCount
  }
}

/** Marks a product as hidden by a restriction, or clears the mark. Its shop's own status stays. */
export async function restrictProduct(tx: Tx, id: string, restrictionId: string | null): Promise<void> {
  await tx.execute(sql`update products set restricted_by = ${restrictionId}::uuid where id = ${id}::uuid`)
}

/** Sums up all reviews of a product that aren't restricted in its row. A shop's rating is the sum over its products. */
export async function refreshRating(tx: Tx, productId: string): Promise<void> {
  await tx.execute(sql`
    update products set (rating_sum, rating_count) = (
      select coalesce(sum(r.rating), 0), count(*) from reviews r where r.product_id = ${productId} and r.restricted_by is null)
    where id = ${productId}`)
}

/** Locks variants in the order of their ids, so that two buyers who want the same ones wait and never deadlock. */
export async function lockVariants(
  tx: Tx,
  variantIds: readonly string[],
): Promise<Map<string, { stock: number | null }>> {
  const { rows } = await tx.execute<{ id: string; stock: number | null }>(
    sql`select id, stock from variants where id = any(${sql.param(variantIds)}::uuid[]) order by id for no key update`,
  )
  return new Map(rows.map(({ id, stock }) => [id, { stock }]))
}

/** Adds to the stock of variants, or takes from it. Leaves alone variants whose stock is not counted. */
export async function changeStock(
  tx: Tx,
  changes: readonly { variantId: string; by: number }[],
): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(sql`update variants v set stock = v.stock + c.by
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("variantId" uuid, by int)
    where v.id = c."variantId" and v.stock is not null`)
}
