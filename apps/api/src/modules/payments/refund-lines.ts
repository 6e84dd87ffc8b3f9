import type { LineAmount } from '../orders/index.ts'

/** A line with its money so far, in minor units. */
export interface RefundedLine {
  id: string
  /** What it was bought for. */
  totalMinor: number
  commissionMinor: number
  /** Of the total; refunds that the provider refused do not count. */
  refundedMinor: number
}

/**
 * Spreads a refund over the lines that it is about, each up to what is left of it, and what they do not explain over all
 * lines in the measure of what is left of each. The amount is at most what is left of all.
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

/**
 * By the largest remainder: whole numbers in the measure of the weights, at most their sum, that add up to the amount.
 * Products of two amounts are beyond what a number holds exactly.
 */
function shareOut(amount: number, weights: readonly number[]): number[] {
  if (amount === 0) return weights.map(() => 0)
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  const exact = weights.map(weight => BigInt(amount) * BigInt(weight))
  const shares = exact.map(each => Number(each / all))
  const byRemainder = exact
    .map((each, at) => ({ at, remainder: each % all }))
    .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
  const missing = amount - shares.reduce((sum, share) => sum + share, 0)
  for (const { at } of byRemainder.slice(0, missing)) shares[at]! += 1
  return shares
}

/** All of the commission that is to be given back once these parts are refunded as well. */
export function commissionBack(lines: readonly RefundedLine[], parts: readonly LineAmount[]): number {
  return lines.reduce((sum, { id, totalMinor, commissionMinor, refundedMinor }) => {
    const refunded = refundedMinor + (parts.find(part => part.orderLineId === id)?.amountMinor ?? 0)
    return sum + (totalMinor === 0 ? 0 : Math.round((commissionMinor * refunded) / totalMinor))
  }, 0)
}
