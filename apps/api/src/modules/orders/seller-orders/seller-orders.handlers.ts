import type { Handlers } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createShopScope } from '../../shop-scope/index.ts'
import { getSellerOrder } from './seller-order.service.ts'
import { listSellerOrders } from './seller-orders.service.ts'

type SellerOrderHandlers = Pick<Handlers, 'listSellerOrders' | 'getSellerOrder'>

export function createSellerOrderHandlers({ db, clock }: Pick<Deps, 'db' | 'clock'>): SellerOrderHandlers {
  const scopeOf = createShopScope({ db })
  return {
    async listSellerOrders({ actor, headers, query }) {
      const { shopId } = await scopeOf(actor.userId, headers['Stoa-Shop'])
      return listSellerOrders(db, shopId, query, clock.now())
    },
    async getSellerOrder({ actor, headers, params }) {
      const { shopId } = await scopeOf(actor.userId, headers['Stoa-Shop'])
      return getSellerOrder(db, shopId, params.number, clock.now())
    },
  }
}
