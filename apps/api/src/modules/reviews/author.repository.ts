import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../catalog/products/products.schema.ts'
import { reviews } from './reviews.schema.ts'

/** The reviews of a user, newest first. */
export const findReviewsBy = (db: Queryable, userId: string) =>
  db
    .select({
      product: products.name,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.body,
      pictureIds: sql<
        string[]
      >`array(select rm.media_id from review_media rm where rm.review_id = ${reviews.id} order by rm.position)`,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))

/** Removes a user from their reviews, which stay. */
export async function anonymizeReviewsOf(tx: Queryable, userId: string, authorName: string): Promise<void> {
  await tx.update(reviews).set({ userId: null, authorName }).where(eq(reviews.userId, userId))
}

/** Finds which of the products the user has already reviewed. */
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

/** Condition that the user has already reviewed a product, for use in a statement. */
export const isReviewed = (userId: string, productId: SQL): SQL =>
  sql`exists (select 1 from reviews r where r.user_id = ${userId} and r.product_id = ${productId})`
