import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../catalog/products/products.schema.ts'
import { productQuestions } from './questions.schema.ts'

/** The questions of a user, newest first. */
export const findQuestionsBy = (db: Queryable, userId: string) =>
  db
    .select({
      product: products.name,
      text: productQuestions.text,
      answer: productQuestions.answer,
      createdAt: productQuestions.createdAt,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.userId, userId))
    .orderBy(desc(productQuestions.createdAt))

/** Removes a user from their questions. Answered ones stay for others; unanswered ones are deleted. */
export async function anonymizeQuestionsOf(tx: Queryable, userId: string, authorName: string): Promise<void> {
  const own = eq(productQuestions.userId, userId)
  await tx.delete(productQuestions).where(and(own, isNull(productQuestions.answer)))
  await tx.update(productQuestions).set({ userId: null, authorName }).where(own)
}
