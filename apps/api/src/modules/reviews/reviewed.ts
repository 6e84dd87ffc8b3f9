import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { reviews } from './reviews.schema.ts'

/** Which of the products the user has already reviewed. */
export async function findReviewed(
  db: Queryable,
  userId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const found = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.productId, [...productIds])))
  return new Set(found.map(({ productId }) => productId))
}
