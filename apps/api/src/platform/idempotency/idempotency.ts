import { createHash } from 'node:crypto'
import type { Tx } from '../db/client.ts'
import { DAY } from '../durations.ts'
import { problem } from '../problem.ts'
import { claimKey, findKey, keepAnswer } from './idempotency.repository.ts'

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
