/** Returns the number of minor units in one unit of the currency (ISO 4217): 100 for USD, 1 for JPY, 1000 for KWD. */
export const minorUnits = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** A contract's decimal (19.99) as integer minor units (1999). `units` is what `minorUnits` says of the currency. */
export const toMinor = (decimal: number, units = 100): number => Math.round(decimal * units)

/** Integer minor units (1999) as the contract's decimal (19.99). */
export const toDecimal = (minor: number, units = 100): number => minor / units
