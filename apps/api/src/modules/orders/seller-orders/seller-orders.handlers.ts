import type { Handlers } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { getSellerOrder } from './seller-order.service.ts'
import { listSellerOrders } from './seller-orders.service.ts'

type SellerOrderHandlers = Pick<Handlers, 'listSellerOrders' | 'getSellerOrder'>

export function createSellerOrderHandlers({ db, clock }: Pick<Deps, 'db' | 'clock'>): SellerOrderHandlers {
  return {
    listSellerOrders: ({ shop, query }) => listSellerOrders(db, shop.shopId, query, clock.now()),
    getSellerOrder: ({ shop, params }) => getSellerOrder(db, shop.shopId, params.number, clock.now()),
  }
}
