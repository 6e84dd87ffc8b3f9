/** Digits of the minor unit, as ISO 4217 has them: 2 for USD, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

export interface Money {
  currency: string
  /** 2499 → 24.99, as the contract shows it. */
  toDecimal(minor: number): number
  /** 24.99 → 2499; throws a RangeError on what is no amount of money. */
  toMinor(decimal: number): number
}

/** @param currency ISO 4217 */
export function createMoney(currency: string): Money {
  const digits = minorDigits(currency)
  const scale = 10 ** digits
  return {
    currency,
    toDecimal: minor => Number((minor / scale).toFixed(digits)),
    toMinor(decimal) {
      const minor = Math.round(Number((decimal * scale).toPrecision(15)))
      if (!Number.isSafeInteger(minor)) throw new RangeError(`${decimal} is no amount of ${currency}`)
      return minor
    },
  }
}
