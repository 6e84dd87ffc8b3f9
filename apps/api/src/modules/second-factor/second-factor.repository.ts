import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { authenticatorApps, factorChallenges, passkeys, recoveryCodes } from './second-factor.schema.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type ChallengeRow = typeof factorChallenges.$inferSelect

export async function findApp(db: Queryable, userId: string) {
  const [found] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  return found ?? null
}

/** Stores a new app, replacing one that was never activated. Returns false if there is an active one. */
export async function saveNewApp(db: Queryable, userId: string, secret: string, now: Date): Promise<boolean> {
  const saved = await db
    .insert(authenticatorApps)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, createdAt: now, lastStep: 0 },
      setWhere: isNull(authenticatorApps.activatedAt),
    })
    .returning({ userId: authenticatorApps.userId })
  return saved.length === 1
}

/** Uses a code's 30 seconds up. Of two calls with the same code one gets true. */
export async function useStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId })
  return used.length === 1
}

export const activateApp = (db: Queryable, userId: string, now: Date) =>
  db
    .update(authenticatorApps)
    .set({ activatedAt: now })
    .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.activatedAt)))

export async function deleteApp(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ activatedAt: authenticatorApps.activatedAt })
  return gone.some(({ activatedAt }) => activatedAt !== null)
}

export const findPasskeys = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export const insertPasskey = (db: Queryable, values: typeof passkeys.$inferInsert) =>
  db.insert(passkeys).values(values)

export const touchPasskey = (db: Queryable, id: string, counter: number, now: Date) =>
  db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))

export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return gone.length === 1
}

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

export async function replaceRecoveryCodes(db: Queryable, userId: string, hashes: readonly Buffer[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map(codeHash => ({ userId, codeHash })))
}

export async function useRecoveryCode(
  db: Queryable,
  userId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}

export const insertChallenge = (db: Queryable, values: typeof factorChallenges.$inferInsert) =>
  db.insert(factorChallenges).values(values)

/** Counts an attempt at an unanswered challenge. Returns null if it doesn't exist or has had too many attempts. */
export async function attemptChallenge(
  db: Queryable,
  { tokenHash, purpose, now, max }: Pick<ChallengeRow, 'tokenHash' | 'purpose'> & { now: Date; max: number },
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(
      and(
        eq(factorChallenges.tokenHash, tokenHash),
        eq(factorChallenges.purpose, purpose),
        isNull(factorChallenges.answeredAt),
        gt(factorChallenges.expiresAt, now),
        lt(factorChallenges.attempts, max),
      ),
    )
    .returning()
  return row ?? null
}

/** Marks the challenge as answered. Only one of two concurrent calls returns true. */
export async function answerChallenge(
  db: Queryable,
  id: string,
  sessionId: string | null,
  now: Date,
): Promise<boolean> {
  const answered = await db
    .update(factorChallenges)
    .set({ answeredAt: now, sessionId })
    .where(and(eq(factorChallenges.id, id), isNull(factorChallenges.answeredAt)))
    .returning({ id: factorChallenges.id })
  return answered.length === 1
}

/** Stores the session of a challenge. Returns false if the challenge no longer exists. */
export async function nameSession(db: Queryable, id: string, sessionId: string): Promise<boolean> {
  const named = await db
    .update(factorChallenges)
    .set({ sessionId })
    .where(eq(factorChallenges.id, id))
    .returning({ id: factorChallenges.id })
  return named.length === 1
}

/** Whether a session showed a second factor since a moment. */
export const hasConfirmed = async (db: Queryable, sessionId: string, since: Date): Promise<boolean> =>
  (await db.$count(
    factorChallenges,
    and(
      eq(factorChallenges.sessionId, sessionId),
      isNotNull(factorChallenges.answeredAt),
      gt(factorChallenges.answeredAt, since),
      sql`${factorChallenges.purpose} <> 'add-passkey'`,
    ),
  )) > 0

/** Deletes unanswered challenges, and those of logins that have an answer but no session yet. */
export const deleteOpenChallenges = (db: Queryable, userId: string) =>
  db
    .delete(factorChallenges)
    .where(
      and(
        eq(factorChallenges.userId, userId),
        or(isNull(factorChallenges.answeredAt), isNull(factorChallenges.sessionId)),
      ),
    )

export async function deleteFactors(db: Queryable, userId: string): Promise<void> {
  await db.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(factorChallenges).where(eq(factorChallenges.userId, userId))
}

/** Deletes challenges that expired before `before`, answered or not. Returns how many. */
export const sweepChallenges = (db: Db, before: Date): Promise<number> =>
  sweep(db, factorChallenges, sql`expires_at < ${before.toISOString()}`)
