import type { MarketSettings } from '../../platform/market.ts'

/** Price that reductions are compared with: the lowest of the 30 days before, or the list price. */
export type Reduction = MarketSettings['prices']['reduction']

/** Prices of a variant or of a product's cheapest one, in minor units. */
interface StoredPrices {
  price: number
  salePrice: number | null
  /** Lowest price of the 30 days before the reduction. Null if nothing is known of them. */
  priorPrice: number | null
}

/**
 * Prices as shoppers see them: `price` is struck through if there is a `salePrice`. A sale price that isn't below the
 * price it is compared with is the only price, since a struck price would mislead.
 */
export function shownPrices(
  { price, salePrice, priorPrice }: StoredPrices,
  reduction: Reduction,
): Pick<StoredPrices, 'price' | 'salePrice'> {
  const struck = reduction === 'list' ? price : priorPrice
  return salePrice !== null && struck !== null && struck > salePrice
    ? { price: struck, salePrice }
    : { price: salePrice ?? price, salePrice: null }
}

/** The struck price of a unit, in minor units. Null if nothing is struck. */
export function struckPrice(prices: StoredPrices, reduction: Reduction): number | null {
  const { price, salePrice } = shownPrices(prices, reduction)
  return salePrice === null ? null : price
}
