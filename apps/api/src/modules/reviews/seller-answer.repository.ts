import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { products } from '../catalog/products/products.schema.ts'
import { type ReviewRow, reviewFields } from './public.repository.ts'
import { reviews } from './reviews.schema.ts'

/** Locks a review of one of the shop's products. Null if there is none. */
export async function lockReviewOfShop(
  tx: Tx,
  shopId: string,
  reviewId: string,
): Promise<{ isAnswered: boolean; isReported: boolean } | null> {
  const [found] = await tx
    .select({ answer: reviews.answer, reportedAt: reviews.reportedAt })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, reviewId), eq(products.shopId, shopId)))
    .for('update', { of: reviews })
  return found ? { isAnswered: found.answer !== null, isReported: found.reportedAt !== null } : null
}

export async function insertAnswer(
  tx: Tx,
  reviewId: string,
  answer: { answer: string; answeredAt: Date },
): Promise<void> {
  await tx.update(reviews).set(answer).where(eq(reviews.id, reviewId))
}

export async function markReported(
  tx: Tx,
  reviewId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await tx.update(reviews).set({ reportedAt: at, reportReason: reason }).where(eq(reviews.id, reviewId))
}

export async function findReview(db: Db, id: string): Promise<Omit<ReviewRow, 'key'> | undefined> {
  const row = await readRow<{ review: Omit<ReviewRow, 'key'> }>(
    db,
    sql`select json_build_object(${reviewFields}) as review from reviews r where r.id = ${id}`,
  )
  return row?.review
}
