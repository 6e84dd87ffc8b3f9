import type { OrderState } from './order-state.ts'

/** Refund in minor units, without postage. */
interface Refund {
  itemMinor: number
  shippingMinor: number
}

interface RefundWithPostage extends Refund {
  /** Part of the refund that reimburses postage. */
  postageMinor: number
}

const leftOf = (order: OrderState): Refund => ({
  itemMinor: order.itemMinor - order.refundedItemMinor,
  shippingMinor: order.shippingMinor - order.refundedShippingMinor,
})

/** Most postage that can be reimbursed with a refund, in minor units: what is left of the payment after it. */
export function postageLimit(order: OrderState, refund: Refund): number {
  const left = leftOf(order)
  return Math.max(0, left.itemMinor + left.shippingMinor - refund.itemMinor - refund.shippingMinor)
}

interface RefundByPart extends RefundWithPostage {
  /** Part of `itemMinor` that reimburses postage. */
  postageOfItemsMinor: number
}

/**
 * Adds postage to a refund, up to the limit. It comes from what is left of shipping first, which has no commission, and
 * then from the items.
 */
export function withPostage(order: OrderState, refund: Refund, postageMinor: number): RefundByPart {
  const postage = Math.min(postageMinor, postageLimit(order, refund))
  const ofShipping = Math.min(postage, leftOf(order).shippingMinor - refund.shippingMinor)
  return {
    itemMinor: refund.itemMinor + postage - ofShipping,
    shippingMinor: refund.shippingMinor + ofShipping,
    postageMinor: postage,
    postageOfItemsMinor: postage - ofShipping,
  }
}

/**
 * Takes the postage out of a refund that `withPostage` has made.
 *
 * @param given.goodsMinor price of the items minus what the shop kept. What the refund has of items above it is postage.
 */
export function splitPostage(
  refund: Refund,
  { postageMinor, goodsMinor }: { postageMinor: number; goodsMinor: number },
): RefundWithPostage {
  const above = Math.max(0, Math.min(refund.itemMinor - goodsMinor, postageMinor))
  const ofShipping = Math.min(postageMinor - above, refund.shippingMinor)
  const ofItems = Math.min(postageMinor - ofShipping, refund.itemMinor)
  return {
    itemMinor: refund.itemMinor - ofItems,
    shippingMinor: refund.shippingMinor - ofShipping,
    postageMinor: ofShipping + ofItems,
  }
}
