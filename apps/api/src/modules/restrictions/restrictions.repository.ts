import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { restrictions } from './restrictions.schema.ts'

export type RestrictionRow = typeof restrictions.$inferSelect

export async function insertRestriction(tx: Tx, row: typeof restrictions.$inferInsert): Promise<void> {
  await tx.insert(restrictions).values(row)
}

/** Locks a restriction, whether it is in force or not. Null if there is none. */
export async function lockRestriction(tx: Tx, id: string): Promise<RestrictionRow | null> {
  const [found] = await tx.select().from(restrictions).where(eq(restrictions.id, id)).for('update')
  return found ?? null
}

export async function setLifted(
  tx: Tx,
  id: string,
  change: Required<Pick<RestrictionRow, 'liftedAt' | 'liftReason' | 'liftedBy'>>,
): Promise<void> {
  await tx.update(restrictions).set(change).where(eq(restrictions.id, id))
}

/** Id of the newest restriction of a subject that is in force. Null if there is none. */
export async function findInForce(db: Queryable, subjectId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: restrictions.id })
    .from(restrictions)
    .where(and(eq(restrictions.subjectId, subjectId), isNull(restrictions.liftedAt)))
    .orderBy(desc(restrictions.createdAt))
    .limit(1)
  return found?.id ?? null
}

/** A page of the restrictions in force, oldest first. Ids grow with time. */
export const findRestrictions = (
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(restrictions)
    .where(and(isNull(restrictions.liftedAt), after === null ? undefined : gt(restrictions.id, after)))
    .orderBy(asc(restrictions.id))
    .limit(limit)

/** Newest restrictions of a subject, lifted ones too. */
export const findRestrictionsOf = (
  db: Queryable,
  subjectId: string,
  limit: number,
): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(restrictions)
    .where(eq(restrictions.subjectId, subjectId))
    .orderBy(desc(restrictions.id))
    .limit(limit)
