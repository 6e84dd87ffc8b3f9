import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import {
  type ChangeContext,
  insertOrderEvent,
  type OrderState,
  type ReturnStatus,
  refreshOrder,
  returnFactsOf,
  returnLifecycle,
  takeBackQuantities,
  transitionOf,
} from '../../orders/index.ts'
import * as repository from './returns.repository.ts'

type ReturnCommand = keyof (typeof returnLifecycle)['transitions']

/** Kinds that a return no longer counts for, by how it ended. A buyer who cancels one no longer says that the items arrived. */
const ENDED: { readonly [status in ReturnStatus]?: readonly ('in_returns' | 'asked_back')[] } = {
  received: ['in_returns'],
  refunded: ['in_returns'],
  rejected: ['in_returns'],
  canceled: ['in_returns', 'asked_back'],
}

type Change = Parameters<typeof repository.setReturn>[2]

/**
 * Moves a return to its next status, if the step has one, writes the given changes, and adds the event. Returns the return
 * as it was before.
 *
 * @param given.change a function gets the return, once the step is known to be allowed
 * @throws problem `return.not_found`, `order.not_allowed`
 */
export async function takeStep(
  tx: Tx,
  order: OrderState,
  {
    id,
    step: command,
    change = {},
  }: { id: string; step: ReturnCommand; change?: Change | ((found: repository.ReturnState) => Change) },
  context: ChangeContext,
): Promise<repository.ReturnState> {
  const found = await repository.readReturn(tx, { id, orderId: order.id })
  if (!found) throw problem('return.not_found')
  const facts = returnFactsOf({ ...found, isInDispute: found.isDisputed && order.inDispute }, context.now)
  const step = transitionOf(returnLifecycle, command, { status: found.status, by: context.actor, facts })
  const kinds = step.to === null ? undefined : ENDED[step.to]
  await repository.setReturn(tx, id, {
    ...(typeof change === 'function' ? change(found) : change),
    ...(step.to !== null && { status: step.to, decideBy: null }),
    ...(kinds && { endedAt: context.now }),
  })
  if (kinds && found.status !== 'received') await takeBackQuantities(tx, order, context, { cause: id, kinds })
  // The refund writes that event.
  if (step.event !== null && step.event !== 'refunded') await insertOrderEvent(tx, order, step.event, context)
  await refreshOrder(tx, order.id)
  return found
}
