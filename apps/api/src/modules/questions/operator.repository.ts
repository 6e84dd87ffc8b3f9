import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { products } from '../catalog/products/products.schema.ts'
import { productQuestions } from './questions.schema.ts'

export interface ReportedQuestion {
  id: string
  product: string
  author: string
  text: string
  answer: string | null
  reason: string | null
  reportedAt: Date | null
}

/** Finds questions that shops reported to the marketplace, oldest first. */
export const findReportedQuestions = (db: Db): Promise<ReportedQuestion[]> =>
  db
    .select({
      id: productQuestions.id,
      product: products.name,
      author: productQuestions.authorName,
      text: productQuestions.text,
      answer: productQuestions.answer,
      reason: productQuestions.reportReason,
      reportedAt: productQuestions.reportedAt,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(isNotNull(productQuestions.reportedAt))
    .orderBy(asc(productQuestions.reportedAt))

/** Restores a reported question, or deletes it. Returns whether it existed. */
export async function decideQuestion(db: Db, id: string, decision: 'keep' | 'remove'): Promise<boolean> {
  const reported = and(eq(productQuestions.id, id), isNotNull(productQuestions.reportedAt))
  const returning = { id: productQuestions.id }
  const decided =
    decision === 'keep'
      ? await db
          .update(productQuestions)
          .set({ reportedAt: null, reportReason: null })
          .where(reported)
          .returning(returning)
      : await db.delete(productQuestions).where(reported).returning(returning)
  return decided.length > 0
}
