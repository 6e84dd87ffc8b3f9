import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { holdOperator } from './operators.repository.ts'
import { readRefundLimit } from './refund-limit.repository.ts'

/**
 * Checks that an operator may refund this amount today. Call it in the transaction of the refund, whose entry in the log has the
 * amount as `amountMinor`: the operator's row is locked, so that two refunds at a time can't both use what is left.
 *
 * @throws problem `operator.limit_exceeded`, and `auth.required` if the access has ended
 */
export async function requireRefundLimit(
  tx: Tx,
  { userId, amountMinor }: { userId: string; amountMinor: number },
  { market, money, now }: Pick<Deps, 'market' | 'money'> & { now: Date },
): Promise<void> {
  await holdOperator(tx, userId)
  const today = await readRefundLimit(tx, userId, { market, now })
  if (!today) throw problem('auth.required')
  const { limitMinor, usedMinor } = today
  if (limitMinor === null || usedMinor + amountMinor <= limitMinor) return
  throw problem('operator.limit_exceeded', {
    detail: `You can refund ${money.format(limitMinor)} a day, and have refunded ${money.format(usedMinor)} today. Ask an operator with the key “money”.`,
    refundLimit: { limit: money.toDecimal(limitMinor), used: money.toDecimal(usedMinor) },
  })
}
