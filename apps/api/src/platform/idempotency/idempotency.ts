import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../db/client.ts'
import { pgErrorOf } from '../db/errors.ts'
import { DAY } from '../durations.ts'
import { sweep } from '../jobs/sweep.ts'
import { problem } from '../problem.ts'
import { idempotencyKeys } from './idempotency.schema.ts'

export interface IdempotentRequest {
  /** Whose key it is and for which operation: `addManyToCart 0198…`. */
  scope: string
  key: string
  /** What was asked, to notice a key that is used again for something else. */
  request: unknown
  now: Date
  /** How long a repeat is known, in milliseconds; a day unless told. */
  keptFor?: number
}

/**
 * Does the work once for a key and answers repeats with the first answer. The key is written in the
 * transaction of the work: a repeat that comes meanwhile waits for it.
 */
export async function withIdempotencyKey<T>(
  tx: Tx,
  { scope, key, request, now, keptFor = DAY }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const expiresAt = new Date(now.getTime() + keptFor)
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
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
  if (claimed.length === 0) {
    const [kept] = await tx.select().from(idempotencyKeys).where(mine)
    if (!kept?.requestHash.equals(requestHash))
      throw problem('idempotency.mismatch', { detail: 'Use a new Idempotency-Key for another request.' })
    return kept.responseBody as T
  }
  // The work may wait for others longer than a repeat may wait for the work.
  await tx.execute(sql`set local lock_timeout = default`)
  const answer = await work()
  await tx.update(idempotencyKeys).set({ responseBody: answer }).where(mine)
  return answer
}

/** Deletes keys that have expired. */
export const sweepIdempotencyKeys = (db: Db, now: Date): Promise<number> =>
  sweep(db, idempotencyKeys, sql`expires_at <= ${now.toISOString()}`)

/** Deletes the keys of a scope with their answers: of an account that is deleted. */
export const forgetIdempotencyKeys = (db: Queryable, scope: string): Promise<unknown> =>
  db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))
