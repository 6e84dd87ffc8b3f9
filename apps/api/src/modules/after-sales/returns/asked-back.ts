import type { Tx } from '../../../platform/db/client.ts'
import { addQuantities, type ChangeContext, type OrderState } from '../../orders/index.ts'

/**
 * Counts the items that a return is about as arrived, as far as earlier returns of the same line are not about them: an
 * item whose return was rejected can be in a second one. For after a return was requested, or disputed.
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
