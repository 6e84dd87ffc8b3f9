import type { SellerProduct, SellerVariant } from '@stoa/api-client/schema'
import { readAmount } from '../../../lib/amount.ts'
import { marketFacts } from '../../../lib/market.ts'
import type { FormVariant } from './product-form.ts'

/** Saved variants by id, with the prices that their sales are compared with. */
export type ComparedPrices = ReadonlyMap<string, SellerVariant>

export const comparedPricesOf = (product: SellerProduct | undefined): ComparedPrices =>
  new Map(product?.variants.map(variant => [variant.id, variant]))

/** Price that shoppers see struck through, and whether the variant had a price in the 30 days before. */
export interface StruckPrice {
  readonly price: number | null
  readonly isKnown: boolean
}

/**
 * Returns what shoppers will see struck through once the form is saved. Null without a sale, and if the marketplace
 * strikes list prices.
 */
export function struckPriceOf(
  { id, salePrice }: Pick<FormVariant, 'id' | 'salePrice'>,
  compared: ComparedPrices,
): StruckPrice | null {
  const sale = readAmount(salePrice) ?? null
  if (sale === null || marketFacts().reduction === 'list') return null
  const saved = compared.get(id)
  const isRunning = saved?.isOnSale === true && saved.salePrice === sale
  const prior = (isRunning ? saved.priorPrice : saved?.lowestPrice) ?? null
  return { price: prior !== null && prior > sale ? prior : null, isKnown: prior !== null }
}
