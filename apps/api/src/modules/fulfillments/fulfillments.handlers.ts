import type { Handlers } from '../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../orders/index.ts'
import { confirmOrder } from './confirm-order.ts'
import { cancelFulfillment, createFulfillment } from './pack-parcel.ts'
import { deliverFulfillment, shipFulfillment } from './send-parcel.ts'

type FulfillmentHandlers = Pick<
  Handlers,
  | 'confirmDelivery'
  | 'confirmSellerOrder'
  | 'createFulfillment'
  | 'cancelFulfillment'
  | 'shipFulfillment'
  | 'deliverFulfillment'
>

export function createFulfillmentHandlers(deps: CommandDeps): FulfillmentHandlers {
  const { byBuyer, byShop } = createOrderCommands(deps)
  return {
    confirmDelivery: call =>
      byBuyer(call, (tx, which, context) => deliverFulfillment(tx, which, call.params.id, context)),
    confirmSellerOrder: call => byShop(call, confirmOrder),
    createFulfillment({ shop, headers, params, body }) {
      const once = { operation: 'createFulfillment', key: headers['Idempotency-Key'], request: body }
      return byShop({ shop, params, once }, async (tx, which, context) => {
        const { order } = await createFulfillment(tx, which, body, context)
        return order
      })
    },
    cancelFulfillment: call =>
      byShop(call, (tx, which, context) => cancelFulfillment(tx, which, call.params.id, context)),
    shipFulfillment: call =>
      byShop(call, (tx, which, context) =>
        shipFulfillment(tx, which, { ...call.body, fulfillmentId: call.params.id }, context),
      ),
    deliverFulfillment: call =>
      byShop(call, (tx, which, context) => deliverFulfillment(tx, which, call.params.id, context)),
  }
}
