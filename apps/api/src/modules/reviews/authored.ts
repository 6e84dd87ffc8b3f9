import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../catalog/products.schema.ts'
import { reviews } from './reviews.schema.ts'

/** What somebody has written, newest first. */
export const findReviewsBy = (db: Queryable, userId: string) =>
  db
    .select({
      product: products.name,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.body,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))

/** The words stay, under another name and nobody's. */
export async function disownReviews(tx: Queryable, userId: string, authorName: string): Promise<void> {
  await tx.update(reviews).set({ userId: null, authorName }).where(eq(reviews.userId, userId))
}
