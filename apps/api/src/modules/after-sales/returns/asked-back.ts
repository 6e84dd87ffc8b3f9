import type { Tx } from '../../../platform/db/client.ts'
import { addQuantities, type ChangeContext, type OrderState } from '../../orders/index.ts'

/**
 * Counts items of a return as arrived, once it was requested or disputed. Earlier returns of the line can be about the same
 * items: one whose return was rejected can be in a second one.
 */
export async function countAskedBack(
  tx: Tx,
  order: OrderState,
  returnId: string,
  context: ChangeContext,
): Promise<void> {
  const lines = order.lines.map(({ id, returned, inReturns, disputedReturns, askedBack }) => ({
    orderLineId: id,
    quantity: Math.max(0, returned + inReturns + disputedReturns - askedBack),
  }))
  await addQuantities(tx, order, context, { kind: 'asked_back', cause: returnId, lines })
}

/**
 * Counts received items of a return as arrived. Those of a withdrawal weren't counted before, since they may have been
 * on their way; others change nothing.
 */
export async function countReceived(
  tx: Tx,
  order: OrderState,
  returnId: string,
  context: ChangeContext,
): Promise<void> {
  const lines = order.lines.map(({ id, returned, disputedReturns, askedBack }) => ({
    orderLineId: id,
    quantity: Math.max(0, returned + disputedReturns - askedBack),
  }))
  await addQuantities(tx, order, context, { kind: 'asked_back', cause: returnId, lines })
}
