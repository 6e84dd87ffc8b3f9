import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { offered } from '../read-model/index.ts'
import { productQuestions } from './questions.schema.ts'

export type LockedQuestion = typeof productQuestions.$inferSelect

/** Locks a question about one of the shop's products. Null if there is none. */
export async function lockQuestionOfShop(tx: Tx, shopId: string, id: string): Promise<LockedQuestion | null> {
  const [found] = await tx
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.shopId, shopId)))
    .for('update')
  return found ?? null
}

export async function writeAnswer(
  tx: Tx,
  { id, version }: LockedQuestion,
  answer: { answer: string; answeredAt: Date; answeredBy: string },
): Promise<void> {
  await tx
    .update(productQuestions)
    .set({ ...answer, version: version + 1 })
    .where(eq(productQuestions.id, id))
}

export async function markReported(
  tx: Tx,
  id: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await tx
    .update(productQuestions)
    .set({ reportedAt: at, reportReason: reason })
    .where(eq(productQuestions.id, id))
}

export interface ToldOfAnswer extends Record<string, unknown> {
  product: string
  /** Slug of the product. Null if it is no longer shown. */
  slug: string | null
  shop: string
}

/** Names of product and shop for the email about an answer. */
export async function findToldOfAnswer(tx: Tx, productId: string): Promise<ToldOfAnswer> {
  const { rows } = await tx.execute<ToldOfAnswer>(sql`
    select p.name as product, s.name as shop,
      case when ${offered} and s.status = 'open' then p.slug end as slug
    from products p join shops s on s.id = p.shop_id where p.id = ${productId}::uuid`)
  return rows[0]!
}
