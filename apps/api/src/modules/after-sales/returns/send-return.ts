import type { Tx } from '../../../platform/db/client.ts'
import { type CommandContext, lockOrder, type OrderState, type WhichOrder } from '../../orders/index.ts'
import { takeStep } from './return-transition.ts'

/**
 * Cancels a return that the buyer no longer wants. @throws problem `order.not_found`, `return.not_found`,
 * `order.not_allowed`
 */
export async function cancelReturn(
  tx: Tx,
  which: WhichOrder,
  { id }: { id: string },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  await takeStep(tx, order, { id, step: 'cancel' }, context)
  return order
}

/** Marks a return as sent. @throws problem `order.not_found`, `return.not_found`, `order.not_allowed` */
export async function sendReturn(
  tx: Tx,
  which: WhichOrder,
  { id, carrier, trackingNumber }: { id: string; carrier?: string; trackingNumber?: string },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const change = { carrier: carrier?.trim() || null, trackingNumber: trackingNumber?.trim() || null }
  await takeStep(tx, order, { id, step: 'send', change }, context)
  return order
}
