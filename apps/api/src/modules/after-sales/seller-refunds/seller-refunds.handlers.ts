import type { Handlers } from '../../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { createShopScope } from '../../shop-scope/index.ts'
import { previewShopRefund, refundByShop } from './refund-by-shop.ts'

type SellerRefundHandlers = Pick<Handlers, 'previewSellerRefund' | 'refundSellerOrder'>

export function createSellerRefundHandlers(deps: CommandDeps): SellerRefundHandlers {
  const { db, clock } = deps
  const scopeOf = createShopScope(deps)
  const { byShop } = createOrderCommands(deps)
  return {
    async previewSellerRefund({ actor, headers, params, body }) {
      const { shopId } = await scopeOf(actor.userId, headers['Stoa-Shop'])
      const context = { actor: 'shop', now: clock.now() } as const
      return previewShopRefund(db, { number: params.number, shopId }, body, context)
    },
    refundSellerOrder({ actor, params, headers, body }) {
      const once = { operation: 'refundSellerOrder', key: headers['Idempotency-Key'], request: body }
      return byShop({ actor, params, headers, once }, (tx, which, context) =>
        refundByShop(tx, which, body, context),
      )
    },
  }
}
