import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import {
  type ChangeContext,
  claimLifecycle,
  insertOrderEvent,
  type OrderState,
  transitionOf,
} from '../../orders/index.ts'
import * as repository from './claims.repository.ts'

type ClaimCommand = keyof (typeof claimLifecycle)['transitions']

/**
 * Takes a claim a step on, with what changes beside its status, and writes the event. Answers it as it was.
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
  await insertOrderEvent(tx, order, step.event!, context)
  return found
}
