import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import {
  addQuantities,
  type CommandContext,
  insertOrderEvent,
  NEW_RETURN,
  type OrderState,
  refreshOrder,
  returnLifecycle,
  transitionOf,
  type WantedLine,
} from '../../orders/index.ts'
import { defaultInstructions } from './answer-return.ts'
import { tellItemsWithdrawn } from './return-label-emails.ts'
import { findDestination, insertReturn } from './returns.repository.ts'

interface Withdrawal {
  lines: readonly WantedLine[]
  /** Day by which the buyer has to send the items, for the emails. The return stays open after it. */
  sendBy: Date
  /** Time until which the shop has to provide a label. */
  labelDueAt: Date
  refundDueAt: Date
}

/**
 * Opens an approved return for items of a contract that the buyer withdraws from. They may still be on their way. The
 * order must be locked.
 *
 * @returns the return's id
 */
export async function withdrawItems(
  tx: Tx,
  order: OrderState,
  { lines: wanted, sendBy, labelDueAt, refundDueAt }: Withdrawal,
  context: CommandContext,
): Promise<string> {
  const at = { status: null, by: context.actor, facts: NEW_RETURN }
  const step = transitionOf(returnLifecycle, 'withdraw', at)
  const id = newId()
  const destination = await findDestination(tx, order.shopId)
  const instructions = defaultInstructions(destination)
  const lines = wanted.map(line => ({ ...line, reason: 'changed_mind' as const, receivedQuantity: null }))
  const ids = { id, orderId: order.id, shopId: order.shopId }
  const values = { ...ids, status: step.to!, instructions, requestedAt: context.now, labelDueAt }
  await insertReturn(tx, values, { lines, pictureIds: [] })
  await addQuantities(tx, order, context, { kind: 'in_returns', cause: id, lines })
  await insertOrderEvent(tx, order, step.event!, context)
  await refreshOrder(tx, order.id)
  const hasAddress = destination.returnTo !== null
  const told = { lines, instructions, hasAddress, sendBy, labelDueAt, refundDueAt }
  await tellItemsWithdrawn(tx, order, told, context)
  return id
}
