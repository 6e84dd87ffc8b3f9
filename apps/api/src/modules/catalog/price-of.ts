export interface PricedVariant {
  price: number
  priceSale: number | null
}

/** The price a product shows: of the variant that one pays least for. Minor units. */
export function priceOf(variants: readonly PricedVariant[]): PricedVariant {
  const pay = ({ price, priceSale }: PricedVariant) => priceSale ?? price
  const [first, ...others] = variants
  if (!first) throw new RangeError('A product without variants has no price.')
  const { price, priceSale } = others.reduce((best, next) => (pay(next) < pay(best) ? next : best), first)
  return { price, priceSale }
}
