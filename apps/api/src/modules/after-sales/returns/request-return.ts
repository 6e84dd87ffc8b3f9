import type { components } from '@stoa/api-client/schema'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { DAY } from '../../../platform/durations.ts'
import { newId } from '../../../platform/ids.ts'
import { createMoney } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { useUploads } from '../../media/index.ts'
import {
  addQuantities,
  type CommandContext,
  insertOrderEvent,
  lockOrder,
  NEW_RETURN,
  type OrderState,
  previewOf,
  quantitiesOf,
  readOrder,
  refreshOrder,
  returnAmount,
  returnLifecycle,
  standardShippingOf,
  takeLines,
  transitionOf,
  type WhichOrder,
} from '../../orders/index.ts'
import { countAskedBack } from './asked-back.ts'
import { tellReturnRequested } from './return-emails.ts'
import { insertReturn } from './returns.repository.ts'

type Schemas = components['schemas']
type ReturnRequest = Schemas['ReturnRequest']

/** Time that the shop has to answer, in milliseconds. */
const ANSWER_WITHIN = 3 * DAY

/** Calculates the refund of a return if it were received now. @throws the same problems as `requestReturn` */
export async function previewReturn(
  db: Db,
  which: WhichOrder,
  { lines }: ReturnRequest,
  now: Date,
): Promise<Schemas['RefundPreview']> {
  const order = await readOrder(db, which)
  requireReturnable(order, lines, now)
  const amount = returnAmount(order, lines, standardShippingOf(order))
  return previewOf(order, amount, createMoney(order.currency))
}

/**
 * Asks a shop to take items back.
 *
 * @throws problem `order.not_found`, `order.line_not_found`, `order.quantity_exceeded`, `media.not_found`
 */
export async function requestReturn(
  tx: Tx,
  which: WhichOrder,
  request: ReturnRequest,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  requireReturnable(order, request.lines, context.now)
  const at = { status: null, by: context.actor, facts: NEW_RETURN }
  const step = transitionOf(returnLifecycle, 'request', at)
  const pictureIds = await useUploads(tx, order.customerId ?? '', request.pictureIds ?? [])
  const decideBy = new Date(context.now.getTime() + ANSWER_WITHIN)
  const text = request.text?.trim() || null
  const lines = request.lines.map(line => ({ ...line, receivedQuantity: null }))
  const ids = { id: newId(), orderId: order.id, shopId: order.shopId }
  const values = { ...ids, status: step.to!, text, requestedAt: context.now, decideBy }
  await insertReturn(tx, values, { lines, pictureIds })
  await addQuantities(tx, order, context, { kind: 'in_returns', cause: ids.id, lines })
  await countAskedBack(tx, order, ids.id, context)
  await insertOrderEvent(tx, order, step.event!, context)
  await refreshOrder(tx, order.id)
  await tellReturnRequested(tx, order, { lines, text, decideBy }, context)
  return order
}

function requireReturnable(order: OrderState, lines: ReturnRequest['lines'], now: Date): void {
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size < lines.length)
    throw problem('request.invalid', {
      detail: 'One line appears twice. List each line once, with one reason.',
      fields: [{ pointer: '/lines', code: 'unique', message: 'One line appears twice.' }],
    })
  takeLines(order, lines, { limitOf: line => quantitiesOf(order, line, now).returnable, done: 'returned' })
}
