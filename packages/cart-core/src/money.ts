import type { CartItem, Minor } from './types.ts'

/** How many minor units make one of the currency (ISO 4217): 100 for USD, 1 for JPY, 1000 for KWD. */
export const minorUnits = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** A contract's decimal (19.99) as minor units (1999). `units` is what `minorUnits` says of the currency. */
export const toMinor = (decimal: number, units = 100): Minor => Math.round(decimal * units)

/** Minor units (1999) as the contract's decimal (19.99). */
export const toDecimal = (minor: Minor, units = 100): number => minor / units

/** What one unit costs: the sale price when there is one. Minor units. */
export const unitPrice = (item: Pick<CartItem, 'productDTO'>): Minor =>
  item.productDTO.priceSale ?? item.productDTO.price

/** What the line costs. Minor units. */
export const lineAmount = (item: Pick<CartItem, 'productDTO' | 'quantity'>): Minor =>
  unitPrice(item) * item.quantity
