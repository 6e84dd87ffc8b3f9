import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { useUploads } from '../media/index.ts'
import {
  addQuantities,
  type CommandContext,
  claimLifecycle,
  insertOrderEvent,
  lockOrder,
  type OrderState,
  quantitiesOf,
  refreshOrder,
  takeLines,
  transitionOf,
  type WhichOrder,
} from '../orders/index.ts'
import { endOfWorkingDay } from '../read-model/index.ts'
import { tellClaimOpened } from './claim-emails.ts'
import { takeClaimTransition } from './claim-transition.ts'
import { findShopDays, insertClaim } from './claims.repository.ts'

type ClaimRequest = components['schemas']['ClaimRequest']

/** Working days that the shop has for its answer, in its time zone. */
const ANSWER_WITHIN = 3

/**
 * Reports a problem to the shop: items are missing, wrong, damaged or not as described.
 *
 * @throws problem `order.not_found`, `order.line_not_found`, `order.quantity_exceeded`, `media.not_found`,
 * `request.invalid`
 */
export async function openClaim(
  tx: Tx,
  which: WhichOrder,
  request: ClaimRequest,
  context: CommandContext,
): Promise<OrderState> {
  const { kind, wanted } = request
  const text = request.text.trim()
  if (text === '')
    throw problem('request.invalid', {
      detail: 'Tell the shop what’s wrong.',
      fields: [{ pointer: '/text', code: 'minLength', message: 'Tell the shop what’s wrong.' }],
    })
  const order = await lockOrder(tx, which)
  const items = takeLines(order, request.lines, {
    limitOf: line => quantitiesOf(order, line, context.now).claimable,
    done: 'claimed',
  })
  const step = transitionOf(claimLifecycle, 'open', {
    status: null,
    by: context.actor,
    facts: { isInDispute: false },
  })
  const pictureIds = await useUploads(tx, order.customerId ?? '', request.pictureIds ?? [])
  const { timeZone } = await findShopDays(tx, order.shopId)
  const answerBy = endOfWorkingDay(context.now, ANSWER_WITHIN, timeZone)
  const lines = items.map(({ line, quantity }) => ({ orderLineId: line.id, quantity }))
  const values = { kind, wanted, text, answerBy, openedAt: context.now }
  const ids = { id: newId(), orderId: order.id, shopId: order.shopId }
  await insertClaim(tx, { ...ids, ...values, status: step.to! }, { lines, pictureIds })
  await addQuantities(tx, order, context, { kind: 'in_claims', cause: ids.id, lines })
  await insertOrderEvent(tx, order, step.event!, context)
  await refreshOrder(tx, order.id)
  await tellClaimOpened(tx, order, { ...values, lines }, context)
  return order
}

/** @throws problem `order.not_found`, `claim.not_found`, `order.not_allowed` */
export async function withdrawClaim(
  tx: Tx,
  which: WhichOrder,
  { id }: { id: string },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  await takeClaimTransition(tx, order, { id, step: 'withdraw' }, context)
  return order
}
