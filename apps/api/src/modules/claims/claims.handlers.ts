import type { Handlers } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { type CommandDeps, createOrderCommands } from '../orders/index.ts'
import { answerClaim } from './answer-claim.ts'
import { findOrderOfClaim } from './claims.repository.ts'
import { openClaim, withdrawClaim } from './open-claim.ts'

type ClaimHandlers = Pick<Handlers, 'openClaim' | 'withdrawClaim' | 'answerSellerClaim'>

async function findOrder(tx: Tx, which: { id: string; shopId: string }): Promise<string> {
  const orderId = await findOrderOfClaim(tx, which)
  if (orderId === null) throw problem('claim.not_found')
  return orderId
}

export function createClaimHandlers(deps: CommandDeps): ClaimHandlers {
  const { byBuyer, byShopOf } = createOrderCommands(deps)
  return {
    openClaim({ actor, params, headers, body }) {
      const once = { operation: 'openClaim', key: headers['Idempotency-Key'], request: body }
      return byBuyer({ actor, params, once }, (tx, which, context) => openClaim(tx, which, body, context))
    },
    withdrawClaim: ({ actor, params }) =>
      byBuyer({ actor, params }, (tx, which, context) => withdrawClaim(tx, which, params, context)),
    answerSellerClaim({ shop, params, headers, body }) {
      const once = { operation: 'answerSellerClaim', key: headers['Idempotency-Key'], request: body }
      return byShopOf({ shop, params, once }, findOrder, (tx, which, context) =>
        answerClaim(tx, which, { ...body, id: params.id }, context),
      )
    },
  }
}
