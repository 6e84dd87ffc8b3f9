import type { Minor } from './types.ts'

interface Priced {
  readonly price: Minor
  readonly salePrice: Minor | null
}

/** Price of one unit now: the sale price if there is one, else the price. Minor units. */
export const unitPrice = ({ price, salePrice }: Priced): Minor => salePrice ?? price

/** Price of a line: unit price × quantity, in minor units. */
export const lineAmount = (line: Priced & { readonly quantity: number }): Minor =>
  unitPrice(line) * line.quantity
