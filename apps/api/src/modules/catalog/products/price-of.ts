import { effectivePrice } from '../../../platform/money.ts'

/** Prices in minor units. */
export interface PricedVariant {
  price: number
  salePrice: number | null
}

/** Finds the price that a product shows: that of its cheapest variant. */
export function priceOf(variants: readonly PricedVariant[]): PricedVariant {
  const [first, ...others] = variants
  if (!first) throw new RangeError('A product without variants has no price.')
  const { price, salePrice } = others.reduce(
    (best, next) => (effectivePrice(next) < effectivePrice(best) ? next : best),
    first,
  )
  return { price, salePrice }
}
