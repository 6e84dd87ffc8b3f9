import type { CartItem, Minor } from './types.ts'

/** A contract's decimal (19.99) as minor units (1999). */
export const toMinor = (decimal: number): Minor => Math.round(decimal * 100)

/** Minor units (1999) as the contract's decimal (19.99). */
export const toDecimal = (minor: Minor): number => minor / 100

/** What one unit costs: the sale price when there is one. Minor units. */
export const unitPrice = (item: Pick<CartItem, 'productDTO'>): Minor =>
  item.productDTO.priceSale ?? item.productDTO.price

/** What the line costs. Minor units. */
export const lineAmount = (item: Pick<CartItem, 'productDTO' | 'quantity'>): Minor =>
  unitPrice(item) * item.quantity
