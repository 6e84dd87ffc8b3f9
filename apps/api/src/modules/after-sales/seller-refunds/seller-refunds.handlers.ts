import type { Handlers } from '../../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { previewShopRefund, refundByShop } from './refund-by-shop.ts'

type SellerRefundHandlers = Pick<Handlers, 'previewSellerRefund' | 'refundSellerOrder'>

export function createSellerRefundHandlers(deps: CommandDeps): SellerRefundHandlers {
  const { db, clock, brand } = deps
  const { byShop } = createOrderCommands(deps)
  return {
    previewSellerRefund({ shop: { shopId }, params, body }) {
      const context = { actor: 'shop', now: clock.now(), notify: brand } as const
      return previewShopRefund(db, { number: params.number, shopId }, body, context)
    },
    refundSellerOrder({ shop, params, headers, body }) {
      const once = { operation: 'refundSellerOrder', key: headers['Idempotency-Key'], request: body }
      return byShop({ shop, params, once }, (tx, which, context) => refundByShop(tx, which, body, context))
    },
  }
}
