import type { OperatorHandlers } from '../contract/handlers.ts'
import { type OperatorSessions, readRefundLimit } from '../modules/operators/index.ts'
import type { Deps } from '../platform/deps.ts'
import { roleOf } from '../platform/operator-keys.ts'
import { problem } from '../platform/problem.ts'

type SessionOperation =
  | 'openOperatorSession'
  | 'answerOperatorFactor'
  | 'confirmOperatorFactor'
  | 'endOperatorSession'
  | 'getOperator'

export const createSessionHandlers = (
  { db, clock, brand, market, money }: Pick<Deps, 'db' | 'clock' | 'brand' | 'market' | 'money'>,
  sessions: OperatorSessions,
): Pick<OperatorHandlers, SessionOperation> => ({
  async openOperatorSession({ body, header, ip, requestId }) {
    header('set-cookie', await sessions.open(body.email, body.password, { ip, requestId }))
    return undefined
  },
  async answerOperatorFactor({ body, header, ip, requestId }) {
    header('set-cookie', await sessions.openWithFactor(body, { ip, requestId }))
    return undefined
  },
  async confirmOperatorFactor({ actor, body, ip }) {
    await sessions.confirm(actor, body, ip)
    return undefined
  },
  async endOperatorSession({ actor, requestId, header }) {
    header('set-cookie', await sessions.end(actor, requestId))
    return undefined
  },
  async getOperator({ actor: { userId, name, email, keys } }) {
    const today = await readRefundLimit(db, userId, { market, now: clock.now() })
    if (!today) throw problem('auth.required')
    return {
      id: userId,
      name,
      email,
      role: roleOf(keys),
      keys: [...keys],
      limit: money.toNullableDecimal(today.limitMinor),
      usedToday: money.toDecimal(today.usedMinor),
      market: brand.marketplaceName,
      currency: market.settings.money.currency,
      timeZone: market.settings.timeZone,
    }
  },
})
