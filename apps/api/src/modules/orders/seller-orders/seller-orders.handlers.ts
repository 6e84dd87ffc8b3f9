import type { Handlers } from '../../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../order-commands.ts'
import { lockOrder } from '../order-state.repository.ts'
import { insertOrderNote } from './order-notes.repository.ts'
import { getSellerOrder } from './seller-order.service.ts'
import { listSellerOrders } from './seller-orders.service.ts'

type SellerOrderHandlers = Pick<Handlers, 'listSellerOrders' | 'getSellerOrder' | 'addOrderNote'>

export function createSellerOrderHandlers(deps: CommandDeps): SellerOrderHandlers {
  const { db, clock } = deps
  const { byShop } = createOrderCommands(deps)
  return {
    listSellerOrders: ({ shop, query }) => listSellerOrders(db, shop.shopId, query, clock.now()),
    getSellerOrder: ({ shop, params }) => getSellerOrder(db, shop.shopId, params.number, clock.now()),
    addOrderNote({ shop, params, headers, body }) {
      const once = { operation: 'addOrderNote', key: headers['Idempotency-Key'], request: body }
      return byShop({ shop, params, once }, async (tx, which, { now }) => {
        const order = await lockOrder(tx, which)
        await insertOrderNote(tx, order, { authorId: shop.userId, text: body.text.trim(), now })
        return order
      })
    },
  }
}
