/**
 * Distributes an amount by the largest remainder: integers in proportion to the weights that add up to the amount. The
 * sum of the weights must not be 0 unless the amount is. If the amount doesn't exceed that sum, no share exceeds its
 * weight.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (amount === 0) return weights.map(() => 0)
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  // Products of two amounts exceed what a number holds exactly.
  const exact = weights.map(weight => BigInt(amount) * BigInt(weight))
  const shares = exact.map(each => Number(each / all))
  const byRemainder = exact
    .map((each, at) => ({ at, remainder: each % all }))
    .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
  const missing = amount - shares.reduce((sum, share) => sum + share, 0)
  for (const { at } of byRemainder.slice(0, missing)) shares[at]! += 1
  return shares
}
