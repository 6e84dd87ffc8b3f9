import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import {
  type ChangeContext,
  insertOrderEvent,
  type OrderState,
  refreshOrder,
  returnFactsOf,
  returnLifecycle,
  transitionOf,
} from '../../orders/index.ts'
import * as repository from './returns.repository.ts'

type ReturnCommand = keyof (typeof returnLifecycle)['transitions']

/**
 * Takes a return a step on, with what changes beside its status, and writes the event. Answers it as it was.
 *
 * @throws problem `return.not_found`, `order.not_allowed`
 */
export async function takeStep(
  tx: Tx,
  order: OrderState,
  {
    id,
    step: command,
    change = {},
  }: { id: string; step: ReturnCommand; change?: Parameters<typeof repository.setReturn>[2] },
  context: ChangeContext,
): Promise<repository.ReturnState> {
  const found = await repository.readReturn(tx, { id, orderId: order.id })
  if (!found) throw problem('return.not_found')
  const facts = returnFactsOf({ ...found, isInDispute: found.isDisputed && order.inDispute }, context.now)
  const step = transitionOf(returnLifecycle, command, { status: found.status, by: context.actor, facts })
  await repository.setReturn(tx, id, { ...change, status: step.to!, decideBy: null })
  // Its refund writes that event.
  if (step.event !== null && step.event !== 'refunded') await insertOrderEvent(tx, order, step.event, context)
  await refreshOrder(tx, order.id)
  return found
}
