import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { lockProduct } from './buyer.repository.ts'
import { reviews } from './reviews.schema.ts'

/**
 * Marks a review as hidden by a restriction, or clears the mark and the shop's report. Locks its product first, as
 * writing a review does. Returns the product's id, so that the caller refreshes its rating; null if the review is gone.
 */
export async function restrictReview(
  tx: Tx,
  id: string,
  restrictionId: string | null,
  now: Date,
): Promise<string | null> {
  const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id))
  if (!found) return null
  await lockProduct(tx, found.productId)
  await tx
    .update(reviews)
    .set(
      restrictionId === null
        ? { restrictedBy: null, reportedAt: null, reportReason: null }
        : {
            restrictedBy: restrictionId,
            reportedAt: sql`coalesce(${reviews.reportedAt}, ${now.toISOString()}::timestamptz)`,
          },
    )
    .where(eq(reviews.id, id))
  return found.productId
}
