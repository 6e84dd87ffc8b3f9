import type { Tx } from '../../platform/db/client.ts'
import {
  type CommandContext,
  factsOf,
  insertOrderEvent,
  lockOrder,
  type OrderState,
  orderLifecycle,
  setOrderStatus,
  tellConfirmed,
  transitionOf,
  type WhichOrder,
} from '../orders/index.ts'

/** @throws problem `order.not_found`, `order.not_allowed` */
export async function confirmOrder(tx: Tx, which: WhichOrder, context: CommandContext): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  await confirmLocked(tx, order, context)
  return order
}

/** Confirms an order that is already locked. */
export async function confirmLocked(tx: Tx, order: OrderState, context: CommandContext): Promise<void> {
  const at = { status: order.status, by: context.actor, facts: factsOf(order, context.now) }
  transitionOf(orderLifecycle, 'confirm', at)
  await setOrderStatus(tx, order, 'confirmed', context)
  await insertOrderEvent(tx, order, 'confirmed', context)
  await tellConfirmed(tx, { orderId: order.id, notify: context.notify })
}
