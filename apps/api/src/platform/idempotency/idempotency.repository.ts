import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../db/client.ts'
import { pgErrorOf } from '../db/errors.ts'
import { sweep } from '../db/sweep.ts'
import { problem } from '../problem.ts'
import { idempotencyKeys } from './idempotency.schema.ts'

interface Key {
  scope: string
  key: string
}

const isKey = ({ scope, key }: Key) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

/**
 * Writes a key unless it is known, and waits for another transaction that writes it. Returns whether it was written.
 *
 * @throws problem `idempotency.in_progress` if that takes more than five seconds
 */
export async function claimKey(
  tx: Tx,
  { scope, key }: Key,
  { requestHash, now, expiresAt }: { requestHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  await tx.execute(sql`set local lock_timeout = '5s'`)
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, responseBody: null, createdAt: now, expiresAt },
      setWhere: sql`${idempotencyKeys.expiresAt} <= ${now.toISOString()}`,
    })
    .returning({ key: idempotencyKeys.key })
    .catch(error => {
      if (pgErrorOf(error)?.code === '55P03')
        throw problem('idempotency.in_progress', { headers: { 'retry-after': '5' } })
      throw error
    })
  if (claimed.length === 0) return false
  // The work may wait for others longer than a repeat may wait for the work.
  await tx.execute(sql`set local lock_timeout = default`)
  return true
}

export async function findKey(tx: Tx, key: Key): Promise<typeof idempotencyKeys.$inferSelect | undefined> {
  const [kept] = await tx.select().from(idempotencyKeys).where(isKey(key))
  return kept
}

export async function keepAnswer(tx: Tx, key: Key, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ responseBody: answer }).where(isKey(key))
}

/** Deletes keys that have expired. */
export const sweepIdempotencyKeys = (db: Db, now: Date): Promise<number> =>
  sweep(db, idempotencyKeys, sql`expires_at <= ${now.toISOString()}`)

/** Deletes the keys of a scope with their responses, when an account is deleted. */
export const forgetIdempotencyKeys = (db: Queryable, scope: string): Promise<unknown> =>
  db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))
