import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Actor } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { DAY } from '../../platform/durations.ts'
import { accountTokens, knownDevices, refreshTokens, sessions } from './auth.schema.ts'
import { deleteSignInCodesOf, sweepSignInCodes } from './sign-in-codes.repository.ts'

export type TokenPurpose = typeof accountTokens.$inferInsert.purpose

/**
 * Reads an active session, its user's roles, and the newest generation of its tokens that is known to have reached
 * its owner. Null if the session has ended. Members of a shop that isn't closed are shop managers. That role
 * is never stored, so that an approval and its end take effect immediately.
 */
export async function findActor(
  db: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<{ actor: Actor; receivedGeneration: number } | null> {
  const row = await readRow<{ roles: string[]; receivedGeneration: number }>(
    db,
    sql`
    select s.received_generation as "receivedGeneration", array(
      select r.name from user_roles r where r.user_id = u.id and r.name <> 'ROLE_SHOP_MANAGER'
      union
      select 'ROLE_SHOP_MANAGER' from shop_members m
      join shops on shops.id = m.shop_id and shops.status <> 'closed' where m.user_id = u.id
      order by 1) as roles
    from sessions s
    join users u on u.id = s.user_id and u.is_active = 1
    where s.id = ${sessionId} and s.user_id = ${userId} and s.revoked_at is null and s.expires_at > ${now.toISOString()}`,
  )
  if (!row) return null
  const { roles, receivedGeneration } = row
  return { actor: { userId, sessionId, roles }, receivedGeneration }
}

/** An access token was used: its generation has been received. */
export const noteReceived = (
  db: Db,
  { sessionId, userId, generation }: { sessionId: string; userId: string; generation: number },
) =>
  db
    .update(sessions)
    .set({ receivedGeneration: generation })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        lt(sessions.receivedGeneration, generation),
      ),
    )

export const insertSession = (db: Queryable, values: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(values)

export const insertRefreshToken = (db: Queryable, values: typeof refreshTokens.$inferInsert) =>
  db.insert(refreshTokens).values(values)

/** Takes a token that has not been used. Of two at once one gets it, the other waits and gets null. */
export async function takeRefreshToken(db: Queryable, tokenHash: Buffer, now: Date) {
  const [taken] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
    .returning()
  return taken ?? null
}

export async function findRefreshToken(db: Queryable, tokenHash: Buffer) {
  const [found] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash))
  return found ?? null
}

/** A session's token of one generation. */
export async function findRefreshTokenOf(db: Queryable, sessionId: string, generation: number) {
  const [found] = await db
    .select({ hash: refreshTokens.tokenHash, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), eq(refreshTokens.generation, generation)))
  return found ?? null
}

export async function findLiveSession(db: Queryable, id: string, now: Date) {
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  return found ?? null
}

export const touchSession = (
  db: Queryable,
  id: string,
  values: Pick<typeof sessions.$inferSelect, 'lastSeenAt' | 'expiresAt' | 'receivedGeneration'>,
) => db.update(sessions).set(values).where(eq(sessions.id, id))

export const revokeSession = (db: Queryable, id: string, reason: string, now: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))

export const revokeSessionsOf = (db: Queryable, userId: string, reason: string, now: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))

export const revokeAllSessions = (db: Queryable, reason: string, now: Date) =>
  db.update(sessions).set({ revokedAt: now, revokedReason: reason }).where(isNull(sessions.revokedAt))

export const revokeOtherSessionsOf = (
  db: Queryable,
  userId: string,
  current: string,
  reason: string,
  now: Date,
) =>
  db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.id, current),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )

export const findSessionsOf = (db: Queryable, userId: string) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

export const hasSessions = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.$count(sessions, eq(sessions.userId, userId))) > 0

/** Deletes sessions with their refresh tokens, emailed tokens and codes, and known devices. */
export async function deleteAccess(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId))
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await deleteSignInCodesOf(tx, userId)
}

export async function sweepAccess(db: Db, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  // Expired rows are kept for a while, so that a stolen token that arrives late is recognized, and for the export.
  return (
    (await sweep(db, accountTokens, sql`expires_at < ${ago(7)} or used_at < ${ago(7)}`)) +
    (await sweep(db, sessions, sql`expires_at < ${ago(30)} or revoked_at < ${ago(30)}`)) +
    (await sweepSignInCodes(db, new Date(now.getTime() - DAY))) +
    (await sweep(db, refreshTokens, sql`used_at < ${ago(30)}`))
  )
}

export const insertAccountToken = (db: Queryable, values: typeof accountTokens.$inferInsert) =>
  db.insert(accountTokens).values(values)

export async function findAccountToken(db: Queryable, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
  return found ?? null
}

/** Marks a token as used. Only one of two concurrent calls returns true. */
export async function spendAccountToken(db: Queryable, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.id, id), isNull(accountTokens.usedAt)))
    .returning({ id: accountTokens.id })
  return spent.length === 1
}

export const spendAccountTokensOf = (db: Queryable, userId: string, purpose: TokenPurpose, now: Date) =>
  db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)),
    )

export async function hasFreshAccountToken(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
  since: Date,
) {
  const found = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.createdAt, since),
      ),
    )
    .limit(1)
  return found.length > 0
}
