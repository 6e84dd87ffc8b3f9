import { shareOut } from '../../platform/share-out.ts'
import type { LineAmount } from '../orders/index.ts'

/** Line with its amounts so far, in minor units. */
export interface RefundedLine {
  id: string
  /** Price that the line was bought for. */
  totalMinor: number
  commissionMinor: number
  /** Part of the total that is refunded. Refunds that the provider declined don't count. */
  refundedMinor: number
  /** Part of the refunded amount that reimbursed postage. */
  postageMinor: number
}

/** Part of a refund that is of one line. */
export interface RefundPart extends LineAmount {
  /** Part of the amount that reimburses postage, in minor units. */
  postageMinor: number
}

/**
 * Spreads a refund over its lines, each up to the amount that is left of it. The rest is spread over all lines in
 * proportion to what is left of each, and so is postage after it. The sum must not exceed what is left of all lines.
 *
 * @param given.amountMinor refunded price of items
 */
export function spreadOverLines(
  { amountMinor, postageMinor }: { amountMinor: number; postageMinor: number },
  about: readonly LineAmount[],
  lines: readonly RefundedLine[],
): RefundPart[] {
  const left = lines.map(({ totalMinor, refundedMinor }) => totalMinor - refundedMinor)
  const named = lines.map(({ id }, at) => {
    const wanted = about.reduce((sum, each) => sum + (each.orderLineId === id ? each.amountMinor : 0), 0)
    return Math.min(wanted, left[at]!)
  })
  const ofNamed = Math.min(
    amountMinor,
    named.reduce((sum, each) => sum + each, 0),
  )
  const first = shareOut(ofNamed, named)
  const rest = shareOut(
    amountMinor - ofNamed,
    left.map((each, at) => each - first[at]!),
  )
  const postage = shareOut(
    postageMinor,
    left.map((each, at) => each - first[at]! - rest[at]!),
  )
  return lines
    .map(({ id }, at) => ({
      orderLineId: id,
      amountMinor: first[at]! + rest[at]! + postage[at]!,
      postageMinor: postage[at]!,
    }))
    .filter(part => part.amountMinor > 0)
}

/**
 * Total commission to return once these parts are refunded as well. Postage returns none, because the item stays sold.
 * But the commission of a line never exceeds what is left of its price.
 */
export const commissionBack = (lines: readonly RefundedLine[], parts: readonly RefundPart[]): number =>
  lines.reduce((sum, line) => {
    const { totalMinor, commissionMinor } = line
    if (totalMinor === 0) return sum
    const part = parts.find(({ orderLineId }) => orderLineId === line.id)
    const refunded = line.refundedMinor + (part?.amountMinor ?? 0)
    const price = refunded - line.postageMinor - (part?.postageMinor ?? 0)
    const ofPrice = Math.round((commissionMinor * price) / totalMinor)
    return sum + Math.max(ofPrice, commissionMinor - (totalMinor - refunded))
  }, 0)
