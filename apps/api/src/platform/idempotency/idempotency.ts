import { createHash } from 'node:crypto'
import type { Tx } from '../db/client.ts'
import { DAY } from '../durations.ts'
import { problem } from '../problem.ts'
import { claimKey, findKey, keepAnswer } from './idempotency.repository.ts'

export interface IdempotentRequest {
  /** Caller and operation: `addManyToCart 0198…`. */
  scope: string
  key: string
  /** Request, to detect a key that is reused for another one. */
  request: unknown
  now: Date
  /** Time for which a repeat is recognized, in milliseconds; a day by default. */
  keptFor?: number
}

/**
 * Runs the work once per key and returns the first response for repeats. The key is written in the transaction of the
 * work, so a concurrent repeat waits for it.
 */
export async function withIdempotencyKey<T>(
  tx: Tx,
  { scope, key, request, now, keptFor = DAY }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const expiresAt = new Date(now.getTime() + keptFor)
  const id = { scope, key }
  if (!(await claimKey(tx, id, { requestHash, now, expiresAt }))) {
    const kept = await findKey(tx, id)
    if (!kept?.requestHash.equals(requestHash))
      throw problem('idempotency.mismatch', { detail: 'Use a new Idempotency-Key for another request.' })
    return kept.responseBody as T
  }
  const answer = await work()
  await keepAnswer(tx, id, answer)
  return answer
}
