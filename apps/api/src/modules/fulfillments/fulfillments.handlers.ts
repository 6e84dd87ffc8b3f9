import type { Handlers } from '../../contract/handlers.ts'
import { type CommandDeps, createOrderCommands } from '../orders/index.ts'
import { CARRIERS } from './carriers.ts'
import { confirmOrder } from './confirm-order.ts'
import { correctTracking } from './correct-tracking.ts'
import { eachOrder } from './many-orders.ts'
import { cancelFulfillment, createFulfillment } from './pack-parcel.ts'
import { deliverFulfillment, shipFulfillment } from './send-parcel.ts'
import { shipOrder } from './ship-order.ts'

type FulfillmentHandlers = Pick<
  Handlers,
  | 'confirmDelivery'
  | 'confirmSellerOrder'
  | 'confirmSellerOrders'
  | 'createFulfillment'
  | 'cancelFulfillment'
  | 'shipFulfillment'
  | 'shipSellerOrders'
  | 'correctTracking'
  | 'deliverFulfillment'
  | 'listCarriers'
>

export function createFulfillmentHandlers(deps: CommandDeps): FulfillmentHandlers {
  const { byBuyer, byShop } = createOrderCommands(deps)
  return {
    confirmDelivery: call =>
      byBuyer(call, (tx, which, context) => deliverFulfillment(tx, which, call.params.id, context)),
    confirmSellerOrder: call => byShop(call, confirmOrder),
    async confirmSellerOrders({ shop, headers, body }) {
      const many = { operation: 'confirmSellerOrders', key: headers['Idempotency-Key'], request: body }
      return { outcomes: await eachOrder(deps, shop, { ...many, numbers: body.numbers }, confirmOrder) }
    },
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
    async shipSellerOrders({ shop, headers, body: { orders, handedOverOn } }) {
      const request = { orders, handedOverOn }
      const many = { operation: 'shipSellerOrders', key: headers['Idempotency-Key'], request }
      const given = new Map(orders.map(({ number, ...tracking }) => [number, tracking]))
      const numbers = orders.map(({ number }) => number)
      return {
        outcomes: await eachOrder(deps, shop, { ...many, numbers }, (tx, which, context) => {
          const tracking = 'number' in which ? given.get(which.number) : undefined
          return shipOrder(tx, which, { ...tracking, ...(handedOverOn && { handedOverOn }) }, context)
        }),
      }
    },
    correctTracking: call =>
      byShop(call, (tx, which, context) =>
        correctTracking(tx, which, { ...call.body, fulfillmentId: call.params.id }, context),
      ),
    deliverFulfillment: call =>
      byShop(call, (tx, which, context) => deliverFulfillment(tx, which, call.params.id, context)),
    listCarriers: async () => ({ items: [...CARRIERS] }),
  }
}
