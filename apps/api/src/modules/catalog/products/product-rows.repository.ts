import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'

/** Moves all products of a category to another one. */
export async function moveProducts(tx: Tx, fromCategoryId: string, toCategoryId: string): Promise<void> {
  await tx.execute(
    sql`update products set category_id = ${toCategoryId}::uuid where category_id = ${fromCategoryId}::uuid`,
  )
}

/** Sums up all reviews of a product in its row. A shop's rating is the sum over its products. */
export async function refreshRating(tx: Tx, productId: string): Promise<void> {
  await tx.execute(sql`
    update products set (rating_sum, rating_count) = (
      select coalesce(sum(r.rating), 0), count(*) from reviews r where r.product_id = ${productId})
    where id = ${productId}`)
}
