import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Operator } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { operatorSessions } from './operators.schema.ts'

type SessionValues = typeof operatorSessions.$inferInsert

export async function insertOperatorSession(
  tx: Queryable,
  { passwordHash, ...values }: Omit<SessionValues, 'passwordDigest'> & { passwordHash: string },
): Promise<void> {
  await tx
    .insert(operatorSessions)
    .values({ ...values, passwordDigest: createHash('sha256').update(passwordHash).digest() })
}

/**
 * Reads a session and its operator as they are now. Null if it was idle for too long or has ended, if the account was
 * deleted or got another password, and if its access has ended.
 */
export async function findOperatorSession(
  db: Db,
  tokenHash: Buffer,
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<(Operator & { seenAt: Date }) | null> {
  const row = await readRow<Omit<Operator, 'roles'> & { seenAt: Date }>(
    db,
    sql`
    select s.id as "sessionId", s.seen_at as "seenAt", o.user_id as "userId", o.keys, u.username as name, u.email
    from operator_sessions s
    join operators o on o.user_id = s.user_id
    join users u on u.id = s.user_id and u.is_active = 1 and u.deleted_at is null
    where s.token_hash = ${tokenHash} and s.ends_at > ${now.toISOString()} and s.seen_at > ${seenSince.toISOString()}
      and s.password_digest = sha256(convert_to(u.password_hash, 'UTF8'))`,
  )
  return row ? { ...row, roles: [] } : null
}

export const touchOperatorSession = (db: Queryable, id: string, seenAt: Date) =>
  db.update(operatorSessions).set({ seenAt }).where(eq(operatorSessions.id, id))

export const deleteOperatorSession = (db: Queryable, id: string) =>
  db.delete(operatorSessions).where(eq(operatorSessions.id, id))

/** Ends the sessions of one operator, or of all for null. Returns how many. */
export async function endOperatorSessions(db: Queryable, userId: string | null): Promise<number> {
  const { rowCount } = await db
    .delete(operatorSessions)
    .where(userId === null ? undefined : eq(operatorSessions.userId, userId))
  return rowCount ?? 0
}

/** Deletes sessions that have ended. */
export const sweepOperatorSessions = (db: Db, now: Date): Promise<number> =>
  sweep(db, operatorSessions, sql`ends_at <= ${now.toISOString()}`)
