import type { Tx } from '../../../platform/db/client.ts'
import { readClaim } from '../../claims/index.ts'
import { addQuantities, type ChangeContext, type OrderState, takeBackQuantities } from '../../orders/index.ts'
import { countAskedBack, readReturn } from '../returns/index.ts'

interface Disputed {
  /** Id of the dispute. */
  id: string
  claimId: string | null
  returnId: string | null
}

/** Counts the items that a new dispute is about: no other case can be about them. */
export async function countDisputed(
  tx: Tx,
  order: OrderState,
  { id, claimId, returnId }: Disputed,
  context: ChangeContext,
): Promise<void> {
  if (claimId !== null) {
    const claim = await readClaim(tx, { id: claimId, orderId: order.id })
    if (claim?.status === 'rejected')
      await addQuantities(tx, order, context, { kind: 'in_claims', cause: claimId, lines: claim.lines })
  } else if (returnId !== null) await countDisputedReturn(tx, order, { id, returnId }, context)
  else {
    const lines = order.lines.map(({ id: orderLineId, fulfilled, confirmed }) => ({
      orderLineId,
      quantity: fulfilled - confirmed,
    }))
    await addQuantities(tx, order, context, { kind: 'disputed_missing', cause: id, lines })
  }
}

/** Counts the items of an ended return that the shop didn't receive. Items of a return in progress still belong to that return. */
export async function countDisputedReturn(
  tx: Tx,
  order: OrderState,
  { id, returnId }: { id: string; returnId: string },
  context: ChangeContext,
): Promise<void> {
  const found = await readReturn(tx, { id: returnId, orderId: order.id })
  if (!found || found.status === 'approved' || found.status === 'in_transit') return
  const lines = found.lines.map(({ orderLineId, quantity, receivedQuantity }) => ({
    orderLineId,
    quantity: quantity - (receivedQuantity ?? 0),
  }))
  await addQuantities(tx, order, context, { kind: 'disputed_returns', cause: id, lines })
  await countAskedBack(tx, order, returnId, context)
}

/** Frees the items of a dispute that was decided for the seller. */
export const freeDisputed = (
  tx: Tx,
  order: OrderState,
  { id }: Disputed,
  context: ChangeContext,
): Promise<void> =>
  takeBackQuantities(tx, order, context, { cause: id, kinds: ['disputed_returns', 'disputed_missing'] })
