import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import { problem } from '../../platform/problem.ts'
import {
  addQuantities,
  amountFormat,
  type ChangeContext,
  type CommandContext,
  insertOrderEvent,
  insertRefundEntries,
  type LineAmount,
  type OrderState,
  refreshOrder,
  setRefunded,
  takeBackQuantities,
  type WantedLine,
} from '../orders/index.ts'
import { addToRefunded, insertRefund } from './order-refunds.repository.ts'
import { insertRefundLines, readRefundedLines } from './refund-lines.repository.ts'
import { commissionBack, spreadOverLines } from './refund-lines.ts'
import { settleCovered, settleGone, settleRefund, unsettle } from './refused-refunds.repository.ts'
import { REFUNDS_JOB } from './settle.ts'

export type OrderRefundReason = 'cancellation' | 'return' | 'claim' | 'dispute' | 'goodwill'

export interface OrderRefund {
  /** Minor units, of the items and of the delivery. */
  itemMinor: number
  shippingMinor: number
  /** Part of `itemMinor` that reimburses the postage of a return, and returns no commission. */
  postageOfItemsMinor?: number
  reason: OrderRefundReason
  note?: string | null
  /** Items that are refunded in any case. They are not refunded again. */
  lines?: readonly WantedLine[]
  /** Amounts refunded by line. The rest is spread over all lines in proportion to what is left of each. */
  ofLines?: readonly LineAmount[]
  /** A refused refund that it is in the place of. */
  inPlaceOf?: { id: string; createdAt: Date; byOperator: boolean } | null
}

/** Amounts of an order that are not refunded yet, in minor units. */
export const refundableOf = (order: OrderState) => ({
  itemMinor: order.itemMinor - order.refundedItemMinor,
  shippingMinor: order.shippingMinor - order.refundedShippingMinor,
})

/** @throws problem `refund.exceeds_payment` if the amount exceeds what is left of the order's payment */
export function requireRefundable(
  order: OrderState,
  { itemMinor, shippingMinor }: Pick<OrderRefund, 'itemMinor' | 'shippingMinor'>,
  context: Partial<CommandContext>,
): void {
  const left = refundableOf(order)
  const format = amountFormat(context, order.currency)
  if (itemMinor < 0 || shippingMinor < 0 || itemMinor > left.itemMinor || shippingMinor > left.shippingMinor)
    throw problem('refund.exceeds_payment', {
      detail: `At most ${format(left.itemMinor)} of the items and ${format(left.shippingMinor)} of the shipping price can be refunded.`,
    })
}

/**
 * Refunds a part of an order. Writes the refund and subtracts it from the order, its split and the shop's balance; a
 * job calls the provider. The order has to be locked. Null if the amount is zero.
 *
 * @throws problem `refund.exceeds_payment`, `order.not_allowed` without a payment
 */
export async function refundOrder(
  tx: Tx,
  order: OrderState,
  { itemMinor, shippingMinor, reason, note = null, lines = [], inPlaceOf = null, ...more }: OrderRefund,
  context: ChangeContext & Partial<CommandContext>,
): Promise<string | null> {
  const amountMinor = itemMinor + shippingMinor
  if (amountMinor === 0) return null
  requireRefundable(order, { itemMinor, shippingMinor }, context)
  const paymentId = await addToRefunded(tx, order.id, amountMinor)
  if (!paymentId)
    throw problem('order.not_allowed', {
      detail: 'This order has no payment that could be refunded.',
    })
  const id = newId()
  await insertRefund(tx, {
    id,
    paymentId,
    orderId: order.id,
    amountMinor,
    itemMinor,
    shippingMinor,
    reason,
    note,
    byOperator: inPlaceOf?.byOperator ?? context.actor === 'operator',
    nextAttemptAt: context.now,
    createdAt: context.now,
  })
  const { postageOfItemsMinor = 0, ofLines = [] } = more
  const entered = { refundId: id, itemMinor, shippingMinor, postageOfItemsMinor, ofLines }
  await enter(tx, order, REFUND, { ...entered, now: context.now })
  await addQuantities(tx, order, context, { kind: 'refunded', cause: id, lines })
  // The lines are for processes of the release before, which count refunded items by them.
  const data = { amountMinor, reason, ...(lines.length > 0 && { refundId: id, lines }) }
  await insertOrderEvent(tx, order, 'refunded', { ...context, data })
  if (inPlaceOf) await settleRefund(tx, inPlaceOf.id, id)
  // A refund for another reason doesn't replace one that was declined.
  if (reason === 'goodwill') await settleCovered(tx, order.id, id, inPlaceOf?.createdAt ?? context.now)
  await settleGone(tx, order.id, id)
  await refreshOrder(tx, order.id)
  await addJob(tx, REFUNDS_JOB)
  return id
}

/** Takes back a refund that the provider refused for good: the money is still ours, and can be refunded again. */
export async function reverseRefund(
  tx: Tx,
  order: OrderState,
  refund: { id: string; itemMinor: number; shippingMinor: number },
  now: Date,
): Promise<void> {
  const amountMinor = refund.itemMinor + refund.shippingMinor
  await addToRefunded(tx, order.id, -amountMinor)
  await enter(tx, order, REVERSAL, {
    refundId: refund.id,
    itemMinor: -refund.itemMinor,
    shippingMinor: -refund.shippingMinor,
    postageOfItemsMinor: 0,
    ofLines: [],
    now,
  })
  await takeBackQuantities(tx, order, { now }, { cause: refund.id, kinds: ['refunded'] })
  await unsettle(tx, refund.id)
  await insertOrderEvent(tx, order, 'refund_failed', { actor: 'system', now, data: { amountMinor } })
  await refreshOrder(tx, order.id)
}

const REFUND = { refund: 'refund', commission: 'commission_back' } as const
const REVERSAL = { refund: 'refund_reversal', commission: 'commission_reversal' } as const

/**
 * Enters a refund into the ledgers of the order and the shop. Each line returns commission at its own rate, in
 * proportion to the price refunded so far, minus what was returned before. Computing the total each time avoids
 * rounding differences.
 */
async function enter(
  tx: Tx,
  order: OrderState,
  kinds: typeof REFUND | typeof REVERSAL,
  given: {
    refundId: string
    /** Amount of the items. Negative if a refund is reversed. */
    itemMinor: number
    shippingMinor: number
    /** Part of the amount of the items. */
    postageOfItemsMinor: number
    ofLines: readonly LineAmount[]
    now: Date
  },
): Promise<void> {
  const { refundId, itemMinor, shippingMinor, postageOfItemsMinor, ofLines, now } = given
  order.refundedItemMinor += itemMinor
  order.refundedShippingMinor += shippingMinor
  await setRefunded(tx, order.id, {
    itemMinor: order.refundedItemMinor,
    shippingMinor: order.refundedShippingMinor,
  })
  const { lines, backMinor } = await readRefundedLines(tx, order.id)
  const amounts = { amountMinor: itemMinor - postageOfItemsMinor, postageMinor: postageOfItemsMinor }
  const parts = itemMinor > 0 ? spreadOverLines(amounts, ofLines, lines) : []
  await insertRefundLines(tx, refundId, parts)
  const entries = [
    { kind: kinds.refund, amount: -(itemMinor + shippingMinor) },
    { kind: kinds.commission, amount: commissionBack(lines, parts) - backMinor },
  ].filter(({ amount }) => amount !== 0)
  await insertRefundEntries(tx, order, { refundId, entries, now })
}
