import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { signInCodes } from './auth.schema.ts'

export type SignInCodeRow = typeof signInCodes.$inferSelect

export const insertSignInCode = (tx: Queryable, values: typeof signInCodes.$inferInsert) =>
  tx.insert(signInCodes).values(values)

/** Counts an attempt at a challenge. Null if it is unknown, used, expired, or has no attempts left. */
export async function attemptSignInCode(
  db: Queryable,
  { challengeHash, now, max }: { challengeHash: Buffer; now: Date; max: number },
): Promise<SignInCodeRow | null> {
  const [attempted] = await db
    .update(signInCodes)
    .set({ attempts: sql`${signInCodes.attempts} + 1` })
    .where(
      and(
        eq(signInCodes.challengeHash, challengeHash),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, now),
        lt(signInCodes.attempts, max),
      ),
    )
    .returning()
  return attempted ?? null
}

/** Marks a code as used. Only one of two concurrent calls returns true. */
export async function spendSignInCode(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(signInCodes)
    .set({ usedAt: now })
    .where(and(eq(signInCodes.id, id), isNull(signInCodes.usedAt)))
    .returning({ id: signInCodes.id })
  return spent.length === 1
}

/** Deletes the codes that were emailed to an account's address. */
export const deleteSignInCodesOf = (tx: Queryable, userId: string) =>
  tx
    .delete(signInCodes)
    .where(eq(signInCodes.email, sql`(select lower(email) from users where id = ${userId})`))

/** Deletes codes that expired before a time. Returns how many. */
export const sweepSignInCodes = (db: Db, before: Date): Promise<number> =>
  sweep(db, signInCodes, sql`expires_at < ${before.toISOString()}`)
