import type { components } from '@stoa/api-client/schema'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import {
  amountsOf,
  type ChangeContext,
  type CommandContext,
  factsOf,
  lockOrder,
  type OrderState,
  orderLifecycle,
  previewOf,
  priceOf,
  readOrder,
  statedAmount,
  takeLines,
  tellRefunded,
  transitionOf,
  unrefundedOf,
  type WantedLine,
  type WhichOrder,
} from '../../orders/index.ts'
import { refundableOf, refundOrder, requireRefundable } from '../../payments/index.ts'

export interface ShopRefundInput {
  lines?: readonly WantedLine[]
  /** Whether to refund the rest of the shipping price. */
  shipping?: boolean
  /** Additional amount, as a decimal as in the contract. */
  amount?: number
  note?: string
}

/** Context of a calculation. Without `notify`, messages don't have the marketplace's locale. */
type PreviewContext = ChangeContext & Partial<CommandContext>

/** Calculates a refund without a return. @throws problem `refund.exceeds_payment`, … */
export async function previewShopRefund(
  db: Db,
  which: WhichOrder,
  input: ShopRefundInput,
  context: PreviewContext,
): Promise<components['schemas']['RefundPreview']> {
  const order = await readOrder(db, which)
  return previewOf(order, amountOf(order, input, context), createMoney(order.currency))
}

/**
 * Refunds lines, shipping or an amount, without a return: a shop by its own decision, or an operator.
 *
 * @throws problem `order.not_found`, `order.not_allowed`, `order.line_not_found`, `order.quantity_exceeded`,
 * `refund.exceeds_payment`, `request.invalid` if the amount is zero
 */
export async function refundByShop(
  tx: Tx,
  which: WhichOrder,
  input: ShopRefundInput,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const amount = amountOf(order, input, context)
  const note = input.note ?? null
  const refund = { ...amount, reason: 'goodwill', note, ...(input.lines && { lines: input.lines }) } as const
  await refundOrder(tx, order, refund, context)
  const about = { orderId: order.id, notify: context.notify }
  const amountMinor = amount.itemMinor + amount.shippingMinor
  await tellRefunded(tx, about, { actor: context.actor, amountMinor, note })
  return order
}

function amountOf(
  order: OrderState,
  { lines = [], shipping = false, amount = 0 }: ShopRefundInput,
  context: PreviewContext,
) {
  const { actor, now } = context
  transitionOf(orderLifecycle, 'refund', { status: order.status, by: actor, facts: factsOf(order, now) })
  const items = takeLines(order, lines, {
    limitOf: line => unrefundedOf(line, line.quantity),
    done: 'refunded',
  })
  const left = refundableOf(order)
  const itemMinor = priceOf(items)
  const shippingMinor = shipping ? left.shippingMinor : 0
  const { currency } = order
  const maxMinor = order.itemMinor + order.shippingMinor
  const own = statedAmount(amount, { currency, maxMinor, pointer: '/amount' })
  const ofItems = Math.min(own, Math.max(0, left.itemMinor - itemMinor))
  const total = {
    itemMinor: itemMinor + ofItems,
    shippingMinor: shippingMinor + own - ofItems,
    ofLines: amountsOf(items),
  }
  requireRefundable(order, total, context)
  if (total.itemMinor + total.shippingMinor === 0)
    throw problem('request.invalid', { detail: 'Choose items, shipping or an amount to refund.' })
  return total
}
