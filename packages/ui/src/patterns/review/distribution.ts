/** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
export type RatingDistribution = readonly [number, number, number, number, number]

/** The share of each row, as a percentage of all; all 0 when there is no review. */
export function sharesOf(distribution: RatingDistribution): number[] {
  const all = distribution.reduce((sum, count) => sum + count, 0)
  return distribution.map(count => (all > 0 ? (count / all) * 100 : 0))
}
