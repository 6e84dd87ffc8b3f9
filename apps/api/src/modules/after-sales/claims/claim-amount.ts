import { type OrderState, unrefundedOf, type WantedLine } from '../../orders/index.ts'
import { refundableOf } from '../../payments/index.ts'

/**
 * What a claim refunds, in minor units: the price of its pieces, and all of the delivery when nothing of the order is
 * left that was as it should be. Never more than is left of what was paid.
 */
export function claimAmount(
  order: OrderState,
  pieces: readonly WantedLine[],
): { itemMinor: number; shippingMinor: number } {
  const left = refundableOf(order)
  const claimed = (id: string) =>
    pieces.filter(({ orderLineId }) => orderLineId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  const items = order.lines.reduce(
    (sum, line) => sum + line.unitMinor * unrefundedOf(line, claimed(line.id)),
    0,
  )
  const isEverything = order.lines.every(
    ({ id, quantity, canceled, returned, claimRefunded }) =>
      returned + claimRefunded + claimed(id) >= quantity - canceled,
  )
  return {
    itemMinor: Math.min(items, left.itemMinor),
    shippingMinor: isEverything ? left.shippingMinor : 0,
  }
}
