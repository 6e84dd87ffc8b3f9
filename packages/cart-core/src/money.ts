import type { Minor } from './types.ts'

interface Priced {
  readonly price: Minor
  readonly salePrice: Minor | null
}

/** Shipping prices, minor units. The cart's summary shows 0 until a tier is chosen at checkout. */
export const SHIPPING_TIERS = { standard: 699, premium: 1299, express: 3099 } as const

/** Price of one unit now: the sale price if there is one, else the price. Minor units. */
export const unitPrice = ({ price, salePrice }: Priced): Minor => salePrice ?? price

/** Price of a line: unit price × quantity, in minor units. */
export const lineAmount = (line: Priced & { readonly quantity: number }): Minor =>
  unitPrice(line) * line.quantity
