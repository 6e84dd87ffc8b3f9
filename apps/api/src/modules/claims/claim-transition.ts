import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import {
  addQuantities,
  type ChangeContext,
  claimLifecycle,
  insertOrderEvent,
  type OrderState,
  takeBackQuantities,
  transitionOf,
  unrefundedLines,
} from '../orders/index.ts'
import * as repository from './claims.repository.ts'

type ClaimCommand = keyof (typeof claimLifecycle)['transitions']

/**
 * Moves a claim to its next status, writes the given changes, and adds the event. Returns the claim as it was before.
 *
 * @throws problem `claim.not_found`, `order.not_allowed`
 */
export async function takeClaimTransition(
  tx: Tx,
  order: OrderState,
  {
    id,
    step: command,
    change = {},
  }: { id: string; step: ClaimCommand; change?: Parameters<typeof repository.setClaim>[2] },
  context: ChangeContext,
): Promise<repository.ClaimState> {
  const found = await repository.readClaim(tx, { id, orderId: order.id })
  if (!found) throw problem('claim.not_found')
  const facts = { isInDispute: found.isDisputed && order.inDispute }
  const step = transitionOf(claimLifecycle, command, { status: found.status, by: context.actor, facts })
  await repository.setClaim(tx, id, { ...change, status: step.to! })
  // Free again for a return or another claim.
  if (step.to === 'rejected' || step.to === 'withdrawn')
    await takeBackQuantities(tx, order, context, { cause: id, kinds: ['in_claims'] })
  // A replacement ends a claim when it is shipped; here a refund does.
  if (step.to === 'resolved')
    await addQuantities(
      tx,
      order,
      context,
      { kind: 'claim_refunded', cause: id, lines: found.unreplaced },
      { kind: 'refunded', cause: id, lines: unrefundedLines(order, found.unreplaced) },
    )
  await insertOrderEvent(tx, order, step.event!, context)
  return found
}
