import type { OperatorHandlers } from '../contract/handlers.ts'
import type { OperatorSessions } from '../modules/operators/index.ts'
import type { Deps } from '../platform/deps.ts'
import { roleOf } from '../platform/operator-keys.ts'

type SessionOperation =
  | 'openOperatorSession'
  | 'answerOperatorFactor'
  | 'confirmOperatorFactor'
  | 'endOperatorSession'
  | 'getOperator'

export const createSessionHandlers = (
  { brand, market }: Pick<Deps, 'brand' | 'market'>,
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
  getOperator: async ({ actor: { userId, name, email, keys } }) => ({
    id: userId,
    name,
    email,
    role: roleOf(keys),
    keys: [...keys],
    market: brand.marketplaceName,
    currency: market.settings.money.currency,
    timeZone: market.settings.timeZone,
  }),
})
