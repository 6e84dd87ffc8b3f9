import {
  amountsOf,
  type LineAmount,
  type OrderState,
  priceOf,
  unrefundedOf,
  type WantedLine,
} from '../orders/index.ts'
import { refundableOf } from '../payments/index.ts'

/**
 * Refund of a claim in minor units: the price of its items. If no item of the order was as it should be, all of the
 * shipping is added. Never more than is left of the payment.
 */
export function claimAmount(
  order: OrderState,
  items: readonly WantedLine[],
): { itemMinor: number; shippingMinor: number; ofLines: LineAmount[] } {
  const left = refundableOf(order)
  const claimed = (id: string) =>
    items.filter(({ orderLineId }) => orderLineId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  const due = order.lines.map(line => ({ line, quantity: unrefundedOf(line, claimed(line.id)) }))
  const isEverything = order.lines.every(
    ({ id, quantity, canceled, returned, claimRefunded }) =>
      returned + claimRefunded + claimed(id) >= quantity - canceled,
  )
  return {
    itemMinor: Math.min(priceOf(due), left.itemMinor),
    shippingMinor: isEverything ? left.shippingMinor : 0,
    ofLines: amountsOf(due),
  }
}
