import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { localTime, startOfDay } from '../../platform/local-day.ts'
import { operatorLog, operators } from './operators.schema.ts'

/** Daily limit of an operator for whom none was set: 100.00 in dollars, 10,000 in yen. In minor units. */
export const DEFAULT_REFUND_LIMIT = 10_000

/** Amounts that an operator may refund, and has refunded, on one day; in minor units. */
interface RefundLimit {
  /** Null if there is no limit, for operators with the key `money`. */
  limitMinor: number | null
  /** Refunded today by this operator, in the marketplace's day. */
  usedMinor: number
}

/** Reads an operator's limit of today. Null if the access has ended. */
export async function readRefundLimit(
  db: Queryable,
  userId: string,
  { market, now }: Pick<Deps, 'market'> & { now: Date },
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
  return { limitMinor: keys.includes('money') ? null : (limitMinor ?? DEFAULT_REFUND_LIMIT), usedMinor }
}
