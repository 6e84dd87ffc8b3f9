import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { DAY, HOUR } from '../../platform/durations.ts'
import { problem } from '../../platform/problem.ts'
import { countCall, readCalls } from '../../platform/rate-limits/count-call.repository.ts'
import { rateLimitKey } from '../../platform/rate-limits/rate-limit-key.ts'

/** A code has a million values. Fifteen guesses a day at one account, and sixty an hour by one visitor, find none. */
const limitsOf = (email: string, ip: string) => [
  { key: `wrong codes ${email}`, max: 15, window: DAY },
  { key: `wrong codes from ${rateLimitKey(ip)}`, max: 60, window: HOUR },
]

/** @throws problem `rate.limited` if too many codes were wrong for this address, or from this visitor */
export async function requireFewWrongCodes(db: Db, email: string, ip: string, now: Date): Promise<void> {
  const counts = await inTx(db, async tx => {
    const found = []
    for (const { key, max } of limitsOf(email, ip))
      found.push({ max, ...(await readCalls(tx, { key, now })) })
    return found
  })
  const over = counts.find(({ calls, max }) => calls >= max)
  if (!over) return
  throw problem('rate.limited', {
    detail: 'Too many codes were wrong. Log in with your password, or have a link emailed to set a new one.',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(over.left / 1_000))) },
  })
}

export async function countWrongCode(db: Db, email: string, ip: string, now: Date): Promise<void> {
  for (const { key, window } of limitsOf(email, ip)) await countCall(db, { key, window, now })
}
