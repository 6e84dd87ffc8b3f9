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
}

/**
 * Spreads a refund over its lines, each up to the amount that is left of it. The rest is spread over all lines in
 * proportion to what is left of each. The amount must not exceed the sum of what is left.
 */
export function spreadOverLines(
  amountMinor: number,
  about: readonly LineAmount[],
  lines: readonly RefundedLine[],
): LineAmount[] {
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
  return lines
    .map(({ id }, at) => ({ orderLineId: id, amountMinor: first[at]! + rest[at]! }))
    .filter(part => part.amountMinor > 0)
}

/** Total commission to return once these parts are refunded as well. */
export function commissionBack(lines: readonly RefundedLine[], parts: readonly LineAmount[]): number {
  return lines.reduce((sum, { id, totalMinor, commissionMinor, refundedMinor }) => {
    const refunded = refundedMinor + (parts.find(part => part.orderLineId === id)?.amountMinor ?? 0)
    return sum + (totalMinor === 0 ? 0 : Math.round((commissionMinor * refunded) / totalMinor))
  }, 0)
}
