/** Minor units of a currency: 2240 is $22.40. */
export interface PriceInput {
  /** The regular price in minor units. */
  amount: number
  /** Sale price in minor units, even if it is 0. `null` or left out: not on sale. */
  saleAmount?: number | null
}

export interface PriceParts {
  /** Effective price, in minor units. */
  current: number
  /** The struck price in minor units; `null` unless the current one is lower. */
  original: number | null
  /** Whole percent taken off, 1 to 100; null unless on sale. */
  percentOff: number | null
}

/**
 * Returns the prices to show. A sale price that is not lower counts, but nothing is struck through: a "sale" at the
 * same or a higher price would mislead.
 */
export function priceParts({ amount, saleAmount }: PriceInput): PriceParts {
  const current = saleAmount ?? amount
  if (saleAmount == null || saleAmount >= amount) return { current, original: null, percentOff: null }
  return { current, original: amount, percentOff: percentOff(amount, saleAmount) }
}

/** Never rounds a real discount down to 0, nor an item that still costs something up to 100. */
function percentOff(amount: number, saleAmount: number): number | null {
  if (amount <= 0) return null
  if (saleAmount <= 0) return 100
  return Math.min(99, Math.max(1, Math.round((1 - saleAmount / amount) * 100)))
}
