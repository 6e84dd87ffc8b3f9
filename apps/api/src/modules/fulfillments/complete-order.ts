import type { Tx } from '../../platform/db/client.ts'
import {
  type ChangeContext,
  factsOf,
  insertOrderEvent,
  lockOrder,
  type OrderState,
  orderLifecycle,
  setOrderStatus,
  transitionOf,
  type WhichOrder,
} from '../orders/index.ts'

/** Completes an order: no item of it can be returned anymore. @throws problem `order.not_allowed` */
export async function completeOrder(tx: Tx, which: WhichOrder, context: ChangeContext): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  transitionOf(orderLifecycle, 'complete', {
    status: order.status,
    by: context.actor,
    facts: factsOf(order, context.now),
  })
  await setOrderStatus(tx, order, 'completed', context)
  await insertOrderEvent(tx, order, 'completed', context)
  return order
}
