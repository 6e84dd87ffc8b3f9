import type { Handlers } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { addStatement } from './add-statement.ts'
import { findDispute } from './disputes.repository.ts'
import { openDispute } from './open-dispute.ts'

async function findOrder(tx: Tx, { id, shopId }: { id: string; shopId: string }): Promise<string> {
  const dispute = await findDispute(tx, id)
  if (dispute?.shopId !== shopId) throw problem('dispute.not_found')
  return dispute.orderId
}

export function createDisputeHandlers(
  deps: CommandDeps,
): Pick<Handlers, 'openDispute' | 'addDisputeStatement'> {
  const { byBuyer, byShopOf } = createOrderCommands(deps)
  return {
    openDispute({ actor, params, headers, body }) {
      const { operatorEmail } = deps.brand
      const { timeZone } = deps.market.settings
      const once = { operation: 'openDispute', key: headers['Idempotency-Key'], request: body }
      return byBuyer({ actor, params, once }, (tx, which, context) =>
        openDispute(tx, which, body, { ...context, operatorEmail, timeZone }),
      )
    },
    addDisputeStatement({ shop, params, headers, body }) {
      const once = { operation: 'addDisputeStatement', key: headers['Idempotency-Key'], request: body }
      return byShopOf({ shop, params, once }, findOrder, (tx, which, context) =>
        addStatement(tx, which, { ...body, id: params.id, userId: shop.userId }, context),
      )
    },
  }
}
