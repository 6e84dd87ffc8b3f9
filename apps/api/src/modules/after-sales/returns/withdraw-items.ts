import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import {
  addQuantities,
  type CommandContext,
  insertOrderEvent,
  type OrderState,
  refreshOrder,
  returnFactsOf,
  returnLifecycle,
  transitionOf,
  type WantedLine,
} from '../../orders/index.ts'
import { defaultInstructions } from './answer-return.ts'
import { tellItemsWithdrawn } from './return-emails.ts'
import { findDestination, insertReturn } from './returns.repository.ts'

interface Withdrawal {
  lines: readonly WantedLine[]
  /** Day by which the buyer has to send the items, for the emails. The return stays open after it. */
  sendBy: Date
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
  { lines: wanted, sendBy, refundDueAt }: Withdrawal,
  context: CommandContext,
): Promise<string> {
  const facts = returnFactsOf({ decideBy: null, sendBy: null, isInDispute: false }, context.now)
  const step = transitionOf(returnLifecycle, 'withdraw', { status: null, by: context.actor, facts })
  const id = newId()
  const destination = await findDestination(tx, order.shopId)
  const instructions = defaultInstructions(destination)
  const lines = wanted.map(line => ({ ...line, reason: 'changed_mind' as const, receivedQuantity: null }))
  const ids = { id, orderId: order.id, shopId: order.shopId }
  const values = { ...ids, status: step.to!, instructions, requestedAt: context.now }
  await insertReturn(tx, values, { lines, pictureIds: [] })
  await addQuantities(tx, order, context, { kind: 'in_returns', cause: id, lines })
  await insertOrderEvent(tx, order, step.event!, context)
  await refreshOrder(tx, order.id)
  const hasAddress = destination.returnTo !== null
  await tellItemsWithdrawn(tx, order, { lines, instructions, hasAddress, sendBy, refundDueAt }, context)
  return id
}
