import type { OrderState } from './order-state.ts'
import { amountsOf, type LineAmount, priceOf, unrefundedOf } from './wanted-lines.ts'

/** Reasons that are the shop's fault. */
const SHOPS_FAULT = new Set(['damaged', 'faulty', 'wrong_item', 'not_as_described'])

export interface ReturnItem {
  orderLineId: string
  quantity: number
  reason: string
}

/**
 * Refund of a return in minor units, by the return policy. It is the full price of the items, plus shipping: all of
 * it if an item was not as it should be, or the price of standard shipping if everything is returned. Never more than
 * is left of the payment.
 *
 * @param standardMinor price of standard shipping
 */
export function returnAmount(
  order: OrderState,
  items: readonly ReturnItem[],
  standardMinor: number,
): { itemMinor: number; shippingMinor: number; ofLines: LineAmount[] } {
  const going = new Map(items.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const due = order.lines.map(line => ({ line, quantity: unrefundedOf(line, going.get(line.id) ?? 0) }))
  const isEverything = order.lines.every(
    ({ id, quantity, canceled, returned }) => returned + (going.get(id) ?? 0) >= quantity - canceled,
  )
  const isShopsFault = items.some(({ reason }) => SHOPS_FAULT.has(reason))
  const delivery = isShopsFault
    ? order.shippingMinor
    : isEverything
      ? Math.min(standardMinor, order.shippingMinor)
      : 0
  // Reimbursed postage is no refund of shipping, as long as enough is left.
  const refundedDelivery = Math.max(0, order.refundedShippingMinor - order.reimbursedMinor)
  const left = order.shippingMinor - order.refundedShippingMinor
  return {
    itemMinor: Math.min(priceOf(due), order.itemMinor - order.refundedItemMinor),
    shippingMinor: Math.max(0, Math.min(delivery - refundedDelivery, left)),
    ofLines: amountsOf(due),
  }
}
