import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { localTime, startOfDay } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import { holdOperator } from './operators.repository.ts'
import { operatorLog, operators } from './operators.schema.ts'

/** Daily limit of an operator for whom none was set: 100.00 in dollars, 10,000 in yen. In minor units. */
const DEFAULT_LIMIT = 10_000

type Context = Pick<Deps, 'market' | 'money'> & { now: Date }

/** What an operator may refund on one day. In minor units. */
export interface RefundLimit {
  /** Null if there is no limit, for operators with the key `money`. */
  limitMinor: number | null
  /** Refunded today by this operator, in the marketplace's day. */
  usedMinor: number
}

/** Reads what an operator may refund today, and has refunded. Null if the access has ended. */
export async function readRefundLimit(
  db: Queryable,
  userId: string,
  { market, now }: Pick<Context, 'market' | 'now'>,
): Promise<RefundLimit | null> {
  const { timeZone } = market.settings
  const since = startOfDay(localTime(now, timeZone).day, timeZone)
  const used = db
    .select({ minor: sql`coalesce(sum(${operatorLog.amountMinor}), 0)` })
    .from(operatorLog)
    .where(
      and(eq(operatorLog.operatorId, userId), gte(operatorLog.at, since), isNotNull(operatorLog.amountMinor)),
    )
  const [row] = await db
    .select({
      keys: operators.keys,
      limitMinor: operators.refundLimitMinor,
      usedMinor: sql<number>`(${used})`.mapWith(Number),
    })
    .from(operators)
    .where(eq(operators.userId, userId))
  if (!row) return null
  const { keys, limitMinor, usedMinor } = row
  return { limitMinor: keys.includes('money') ? null : (limitMinor ?? DEFAULT_LIMIT), usedMinor }
}

/**
 * Checks that an operator may refund this amount today. Call it in the transaction of the refund, whose entry in the log has the
 * amount as `amountMinor`: the operator's row is locked, so that two refunds at a time can't both use what is left.
 *
 * @throws problem `operator.limit_exceeded`, and `auth.required` if the access has ended
 */
export async function requireRefundLimit(
  tx: Tx,
  { userId, amountMinor }: { userId: string; amountMinor: number },
  { market, money, now }: Context,
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
