import type { components } from '@stoa/api-client/schema'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { changeStock, lockVariants } from '../../catalog/index.ts'
import {
  addQuantities,
  amountFormat,
  type CommandContext,
  lockOrder,
  type OrderState,
  previewOf,
  readOrder,
  refreshOrder,
  returnAmount,
  returnFactsOf,
  returnLifecycle,
  standardShippingOf,
  statedAmount,
  transitionOf,
  unrefundedLines,
  type WhichOrder,
  withPostage,
} from '../../orders/index.ts'
import { refundOrder } from '../../payments/index.ts'
import { countReceived } from './asked-back.ts'
import { tellReturnReceived } from './return-emails.ts'
import { takeStep } from './return-transition.ts'
import { type ReturnState, readReturn, setReceived, setReturn } from './returns.repository.ts'
import { statedPostage } from './send-return.ts'

type ReceiveRequest = components['schemas']['ReceiveReturnRequest']

/**
 * Receives returned items: updates stock and quantities, and makes the refund minus the amount that the shop keeps.
 *
 * @throws problem `order.not_found`, `return.not_found`, `order.not_allowed`, `order.line_not_found`,
 * `order.quantity_exceeded`, `refund.exceeds_payment`, `request.invalid`
 */
export async function receiveReturn(
  tx: Tx,
  which: WhichOrder,
  { id, ...request }: ReceiveRequest & { id: string },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const returned = await takeStep(
    tx,
    order,
    { id, step: 'receive', change: { receivedAt: context.now } },
    context,
  )
  const lines = receivedLines(order, returned.lines, request.lines)
  const due = dueOf(order, lines)
  const { keptMinor, keptReason } = keptOf(order, request, { itemMinor: due.itemMinor, context })
  await setReceived(tx, id, lines)
  const received = lines.map(({ orderLineId, receivedQuantity }) => ({
    orderLineId,
    quantity: receivedQuantity,
  }))
  await addQuantities(
    tx,
    order,
    context,
    { kind: 'returned', cause: id, lines: received },
    { kind: 'refunded', cause: id, lines: unrefundedLines(order, received) },
  )
  await countReceived(tx, order, id, context)
  await restock(tx, order, lines)
  const amount = { itemMinor: due.itemMinor - keptMinor, shippingMinor: due.shippingMinor }
  const paidMinor = postageDue(returned, { lines, request, currency: order.currency }, context)
  const { postageMinor, ...refund } = withPostage(order, amount, paidMinor)
  const refundId = await refundOrder(
    tx,
    order,
    { ...refund, reason: 'return', note: keptReason, ofLines: due.ofLines },
    context,
  )
  const change = { keptMinor, keptReason, postageMinor: postageMinor || null }
  if (refundId === null) await setReturn(tx, id, change)
  else await takeStep(tx, order, { id, step: 'refund', change: { ...change, refundId } }, context)
  await refreshOrder(tx, order.id)
  const asReceived = lines.map(line => ({ ...line, quantity: line.requested }))
  const isPostageByShop = isPostageOpen(returned) && received.some(hasCome)
  const told = { lines: asReceived, ...amount, postageMinor, isPostageByShop, keptMinor, keptReason }
  await tellReturnReceived(tx, order, told, context)
  return order
}

/**
 * Calculates the refund of a received return. The reason for a kept amount and the postage may still be missing.
 *
 * @throws the same problems as receiving it
 */
export async function previewReceipt(
  db: Db,
  which: WhichOrder,
  { id, ...request }: ReceiveRequest & { id: string },
  context: CommandContext,
): Promise<components['schemas']['RefundPreview']> {
  const order = await readOrder(db, which)
  const returned = await readReturn(db, { id, orderId: order.id })
  if (!returned) throw problem('return.not_found')
  const facts = returnFactsOf(
    { ...returned, isInDispute: returned.isDisputed && order.inDispute },
    context.now,
  )
  transitionOf(returnLifecycle, 'receive', { status: returned.status, by: context.actor, facts })
  const lines = receivedLines(order, returned.lines, request.lines)
  const due = dueOf(order, lines)
  const { keptMinor } = keptOf(
    order,
    { ...request, keptReason: request.keptReason ?? '–' },
    { itemMinor: due.itemMinor, context },
  )
  const amount = { itemMinor: due.itemMinor - keptMinor, shippingMinor: due.shippingMinor }
  const stated = { ...request, postage: request.postage ?? 0 }
  const paidMinor = postageDue(returned, { lines, request: stated, currency: order.currency }, context)
  const { postageMinor } = withPostage(order, amount, paidMinor)
  return previewOf(order, { ...amount, postageMinor }, createMoney(order.currency))
}

/**
 * Postage to reimburse, in minor units. An empty parcel has none. If the parcel came before the buyer marked it as sent,
 * the shop states the postage, which is on the parcel.
 *
 * @throws problem `request.invalid` if the postage is missing, too high, or stated by the buyer
 */
function postageDue(
  returned: ReturnState,
  given: { lines: ReturnType<typeof receivedLines>; request: ReceiveRequest; currency: string },
  context: CommandContext,
): number {
  const { postage: stated } = given.request
  const hasParcel = given.lines.some(({ receivedQuantity }) => receivedQuantity > 0)
  if (!isPostageOpen(returned)) {
    if (stated) throw refusedPostage('known', 'The postage of this return is known already.')
    return hasParcel ? (returned.postageMinor ?? 0) : 0
  }
  if (!hasParcel) return 0
  if (stated === undefined)
    throw refusedPostage(
      'required',
      'The buyer hasn’t said what the postage was. Enter the amount that is on the parcel; 0 if there was none.',
    )
  return statedPostage(returned, { stated, currency: given.currency }, context) ?? 0
}

/** Whether the buyer pays the postage and hasn't marked the return as sent. */
const isPostageOpen = ({ status, postage }: ReturnState): boolean =>
  status === 'approved' && postage === 'reimburse'

const refusedPostage = (code: string, message: string) =>
  problem('request.invalid', { detail: message, fields: [{ pointer: '/postage', code, message }] })

function dueOf(order: OrderState, lines: ReturnType<typeof receivedLines>) {
  const items = lines.map(({ receivedQuantity, ...line }) => ({ ...line, quantity: receivedQuantity }))
  return returnAmount(order, items.filter(hasCome), standardShippingOf(order))
}

const hasCome = ({ quantity }: { quantity: number }) => quantity > 0

/** Received quantity of each line of a return. */
function receivedLines(
  order: OrderState,
  requested: ReturnState['lines'],
  received: ReceiveRequest['lines'],
) {
  const given = new Map(received.map(line => [line.orderLineId, line]))
  if (received.some(({ orderLineId }) => requested.every(line => line.orderLineId !== orderLineId)))
    throw problem('order.line_not_found', { detail: 'One of these lines isn’t in the return.' })
  if (given.size < requested.length || given.size < received.length)
    throw problem('request.invalid', {
      detail: 'For each line of the return, enter once how many items were returned; 0 if none.',
      fields: [{ pointer: '/lines', code: 'complete', message: 'List each line of the return once.' }],
    })
  return requested.map(({ orderLineId, quantity, reason }) => {
    const { receivedQuantity, restockQuantity = 0, condition } = given.get(orderLineId)!
    const { title } = order.lines.find(({ id }) => id === orderLineId)!
    if (receivedQuantity > quantity)
      throw problem('order.quantity_exceeded', {
        detail: `At most ${quantity} of “${title}” can be returned in this return.`,
      })
    if (restockQuantity > receivedQuantity)
      throw problem('order.quantity_exceeded', {
        detail: `Only ${receivedQuantity} of “${title}” were returned; no more can be added to the stock.`,
      })
    return { orderLineId, requested: quantity, reason, receivedQuantity, restockQuantity, condition }
  })
}

function keptOf(
  { currency }: OrderState,
  { keptAmount = 0, keptReason }: ReceiveRequest,
  { itemMinor, context }: { itemMinor: number; context: CommandContext },
) {
  const format = amountFormat(context, currency)
  const keptMinor = statedAmount(keptAmount, { currency, maxMinor: itemMinor, pointer: '/keptAmount' })
  const reason = keptReason?.trim() || null
  if (keptMinor > itemMinor)
    throw problem('refund.exceeds_payment', {
      detail: `At most ${format(itemMinor)} can be kept: the price of the returned items.`,
      fields: [
        {
          pointer: '/keptAmount',
          code: 'maximum',
          message: 'This is more than the price of the returned items.',
        },
      ],
    })
  if (keptMinor > 0 && reason === null)
    throw problem('request.invalid', {
      detail: 'Tell the buyer why you’re keeping this amount.',
      fields: [
        {
          pointer: '/keptReason',
          code: 'required',
          message: 'Tell the buyer why you’re keeping this amount.',
        },
      ],
    })
  return { keptMinor, keptReason: keptMinor > 0 ? reason : null }
}

async function restock(
  tx: Tx,
  order: OrderState,
  lines: readonly { orderLineId: string; restockQuantity: number }[],
): Promise<void> {
  const back = new Map<string, number>()
  for (const { orderLineId, restockQuantity } of lines) {
    const variantId = order.lines.find(({ id }) => id === orderLineId)?.variantId
    if (variantId && restockQuantity > 0) back.set(variantId, (back.get(variantId) ?? 0) + restockQuantity)
  }
  await lockVariants(tx, [...back.keys()])
  const changes = [...back].map(([variantId, by]) => ({ variantId, by }))
  await changeStock(tx, changes)
}
