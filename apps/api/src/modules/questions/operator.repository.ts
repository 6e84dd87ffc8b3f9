import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { productQuestions } from './questions.schema.ts'

/**
 * Marks a question as hidden by a restriction, or clears the mark and the shop's report, so that it is shown as before.
 * A restricted question also counts as reported, which hides it everywhere.
 */
export async function restrictQuestion(
  tx: Tx,
  id: string,
  restrictionId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(productQuestions)
    .set(
      restrictionId === null
        ? { restrictedBy: null, reportedAt: null, reportReason: null }
        : {
            restrictedBy: restrictionId,
            reportedAt: sql`coalesce(${productQuestions.reportedAt}, ${now.toISOString()}::timestamptz)`,
          },
    )
    .where(eq(productQuestions.id, id))
}
