import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { products } from '../catalog/products/products.schema.ts'
import { deliveriesTo } from './buyer-reads.repository.ts'
import { reviewMedia, reviews } from './reviews.schema.ts'

/** Locks a product before its reviews change, so that its rating covers all of them. Returns whether it exists. */
export async function lockProduct(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  return rows.length > 0
}

/** Finds the options of the last delivery of a product to a user. Undefined if there was none. */
export async function findDelivered(
  tx: Tx,
  userId: string,
  productId: string,
): Promise<{ options: string[] } | undefined> {
  const { rows } = await tx.execute<{ options: string[] }>(
    sql`select d.options from (${deliveriesTo(userId)}) d where d.product_id = ${productId}
      order by d.delivered_at desc nulls last limit 1`,
  )
  return rows[0]
}

/** A user's review of a product, with the ids of its pictures. */
export async function findWritten(
  tx: Tx,
  userId: string,
  productId: string,
): Promise<{ id: string; isRestricted: boolean; pictureIds: string[] } | null> {
  const rows = await tx
    .select({ id: reviews.id, restrictedBy: reviews.restrictedBy, pictureId: reviewMedia.mediaId })
    .from(reviews)
    .leftJoin(reviewMedia, eq(reviewMedia.reviewId, reviews.id))
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
    .orderBy(asc(reviewMedia.position))
  if (!rows[0]) return null
  const { id, restrictedBy } = rows[0]
  return { id, isRestricted: restrictedBy !== null, pictureIds: rows.flatMap(row => row.pictureId ?? []) }
}

export async function insertReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(row)
}

export async function updateReview(
  tx: Tx,
  id: string,
  change: Partial<Pick<typeof reviews.$inferInsert, 'rating' | 'title' | 'body' | 'authorName'>>,
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id))
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

export async function replacePictures(tx: Tx, reviewId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(reviewMedia).where(eq(reviewMedia.reviewId, reviewId))
  if (ids.length > 0)
    await tx.insert(reviewMedia).values(ids.map((mediaId, position) => ({ reviewId, mediaId, position })))
}
