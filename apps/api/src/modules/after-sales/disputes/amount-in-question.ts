import type { Tx } from '../../../platform/db/client.ts'
import { claimAmount, readClaim } from '../../claims/index.ts'
import {
  amountsOf,
  arrivedOf,
  type LineAmount,
  missingOf,
  type OrderState,
  openOf,
  priceOf,
  returnAmount,
  standardShippingOf,
  unrefundedOf,
  type WantedLine,
  wantedOf,
  withPostage,
} from '../../orders/index.ts'
import { refundableOf } from '../../payments/index.ts'
import { type ReturnState, readReturn } from '../returns/index.ts'

/** Amounts of the items and of shipping, in minor units. */
export interface Amount {
  itemMinor: number
  shippingMinor: number
}

/** Amount in question, with its share of each line. */
export interface Question extends Amount {
  /** Part of `itemMinor` that reimburses postage. */
  postageOfItemsMinor?: number
  ofLines: readonly LineAmount[]
  /**
   * Items that count as refunded if the full amount is refunded. Leaves out items of a claim and items not shipped
   * yet, which are counted elsewhere.
   */
  items: readonly WantedLine[]
}

export const sumOf = ({ itemMinor, shippingMinor }: Amount): number => itemMinor + shippingMinor

/** Amount that a dispute is about. Without a claim or return, it is about the items that have not arrived. */
export async function amountInQuestion(
  tx: Tx,
  order: OrderState,
  { claimId, returnId }: { claimId: string | null; returnId: string | null },
): Promise<Question> {
  const claim = claimId === null ? null : await readClaim(tx, { id: claimId, orderId: order.id })
  if (claim) return { ...claimAmount(order, claim.unreplaced), items: [] }
  const found = returnId === null ? null : await readReturn(tx, { id: returnId, orderId: order.id })
  return found ? returnAmountInQuestion(order, found) : missingAmount(order)
}

/** Amount of a dispute about missing items. Includes shipping if no item has arrived. */
function missingAmount(order: OrderState): Question {
  const left = refundableOf(order)
  const missing = order.lines.map(line => ({ line, quantity: unrefundedOf(line, missingOf(line)) }))
  const hasAnyArrived = order.lines.some(line => arrivedOf(line) > 0)
  return {
    itemMinor: Math.min(priceOf(missing), left.itemMinor),
    shippingMinor: hasAnyArrived ? 0 : left.shippingMinor,
    ofLines: amountsOf(missing),
    items: wantedOf(missing.map(each => ({ ...each, quantity: each.quantity - openOf(each.line) }))),
  }
}

/**
 * Amount in question of a return. If it was declined, never received or has no label, that is its full refund, with
 * the postage that is reimbursed. Otherwise it is the
 * amount that the shop kept, and items that didn't arrive and are not refunded yet.
 */
function returnAmountInQuestion(
  order: OrderState,
  { status, lines, keptMinor, postageMinor }: ReturnState,
): Question {
  const items = order.lines.flatMap(line => {
    const found = lines.find(({ orderLineId }) => orderLineId === line.id)
    return found ? [{ line, quantity: found.quantity, received: found.receivedQuantity ?? 0 }] : []
  })
  if (status === 'rejected' || status === 'approved' || status === 'in_transit') {
    const going = items.map(({ line, quantity }) => ({ line, quantity: unrefundedOf(line, quantity) }))
    const due = returnAmount(order, lines, standardShippingOf(order))
    return { ...due, ...withPostage(order, due, postageMinor ?? 0), items: wantedOf(going) }
  }
  const missing = items.map(({ line, quantity, received }) => ({
    line,
    quantity: unrefundedOf(line, quantity - received),
  }))
  const came = items.map(({ line, received }) => ({ line, quantity: received }))
  // Rounded up; otherwise a cent of the kept amount would be attributed to other lines.
  const keptOf = (amountMinor: number) => Math.ceil((keptMinor * amountMinor) / Math.max(1, priceOf(came)))
  const kept = amountsOf(came).map(each => ({ ...each, amountMinor: keptOf(each.amountMinor) }))
  return {
    itemMinor: Math.min(keptMinor + priceOf(missing), refundableOf(order).itemMinor),
    shippingMinor: 0,
    ofLines: [...amountsOf(missing), ...kept],
    items: wantedOf(missing),
  }
}

/**
 * Divides a sum in the proportions of the question, and the rest by what is left of the payment. Never more than is
 * left.
 */
export function divide(sum: number, question: Amount, left: Amount): Amount {
  const take = (limit: number, rest: number) => Math.max(0, Math.min(limit, rest))
  const items = take(question.itemMinor, sum)
  const shipping = take(question.shippingMinor, sum - items)
  const moreItems = take(left.itemMinor - items, sum - items - shipping)
  return { itemMinor: items + moreItems, shippingMinor: sum - items - moreItems }
}
