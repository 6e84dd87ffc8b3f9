import type { Handlers } from '../../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { openDispute } from './open-dispute.ts'

export function createDisputeHandlers(deps: CommandDeps): Pick<Handlers, 'openDispute'> {
  const { byBuyer } = createOrderCommands(deps)
  return {
    openDispute({ actor, params, headers, body }) {
      const { operatorEmail } = deps.brand
      const { timeZone } = deps.market.settings
      const once = { operation: 'openDispute', key: headers['Idempotency-Key'], request: body }
      return byBuyer({ actor, params, once }, (tx, which, context) =>
        openDispute(tx, which, body, { ...context, operatorEmail, timeZone }),
      )
    },
  }
}
