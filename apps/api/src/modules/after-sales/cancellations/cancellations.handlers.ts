import type { Handlers } from '../../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { cancelOrder, previewCancellation } from './cancel-order.ts'

type CancellationHandlers = Pick<
  Handlers,
  'cancelOrder' | 'previewCancellation' | 'cancelSellerOrder' | 'previewSellerCancellation'
>

export function createCancellationHandlers(deps: CommandDeps): CancellationHandlers {
  const { byBuyer, byShop } = createOrderCommands(deps)
  return {
    previewCancellation({ actor, params, body }) {
      const context = { actor: 'buyer', now: deps.clock.now() } as const
      return previewCancellation(deps.db, { number: params.number, customerId: actor.userId }, body, context)
    },
    previewSellerCancellation({ shop: { shopId }, params, body }) {
      const context = { actor: 'shop', now: deps.clock.now() } as const
      return previewCancellation(deps.db, { number: params.number, shopId }, body, context)
    },
    cancelOrder({ actor, params, headers, body }) {
      const once = { operation: 'cancelOrder', key: headers['Idempotency-Key'], request: body }
      return byBuyer({ actor, params, once }, (tx, which, context) =>
        cancelOrder(tx, which, { ...body, reason: 'customer' }, context),
      )
    },
    cancelSellerOrder({ shop, params, headers, body }) {
      const once = { operation: 'cancelSellerOrder', key: headers['Idempotency-Key'], request: body }
      return byShop({ shop, params, once }, (tx, which, context) => cancelOrder(tx, which, body, context))
    },
  }
}
