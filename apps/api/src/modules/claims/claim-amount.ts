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
 * What a claim refunds, in minor units: the price of its items, and all of the delivery when nothing of the order is
 * left that was as it should be. Never more than is left of what was paid.
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
