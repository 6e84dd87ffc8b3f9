/** Digits of the minor unit, as ISO 4217 has them: 2 for USD, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount with the decimals of the currency, for errors about invalid ones: `49.90` in USD, `4990` in JPY. */
export const exampleAmount = (currency: string): string =>
  minorDigits(currency) === 0 ? '4990' : (49.9).toFixed(minorDigits(currency))

/** Error about an amount with more decimals than the currency has. */
export const tooManyDecimals = (currency: string): string => `Use no more decimals than ${currency} has.`

export interface Money {
  currency: string
  /** 2499 → 24.99, as the contract shows it. */
  toDecimal(minor: number): number
  toNullableDecimal(minor: number | null): number | null
  /** Converts 24.99 to 2499. Throws a RangeError if it isn't an amount of money. */
  toMinor(decimal: number): number
  /** Like `toMinor`; null for an amount with more digits than the currency, which `toMinor` rounds. */
  toExactMinor(decimal: number): number | null
  /** 2499 → '$24.99', as emails, documents and errors say it. */
  format(minor: number): string
  /** 2499 → '24.99', as commands and files say it. `parse` reads it again. */
  plain(minor: number): string
  /** '24.9' → 2490; null for text that is no amount, or has more digits than the currency. */
  parse(text: string): number | null
}

/**
 * @param currency ISO 4217
 * @param locale BCP 47, of formatted amounts
 */
export function createMoney(currency: string, locale = 'en-US'): Money {
  const digits = minorDigits(currency)
  const scale = 10 ** digits
  const inWords = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const toDecimal = (minor: number) => Number((minor / scale).toFixed(digits))
  const toMinor = (decimal: number) => {
    const minor = Math.round(Number((decimal * scale).toPrecision(15)))
    if (!Number.isSafeInteger(minor)) throw new RangeError(`${decimal} is no amount of ${currency}`)
    return minor
  }
  return {
    currency,
    toDecimal,
    toNullableDecimal: minor => (minor === null ? null : toDecimal(minor)),
    toMinor,
    toExactMinor(decimal) {
      const minor = toMinor(decimal)
      // A sum made of decimals has dust in its sixteenth place.
      return toDecimal(minor) === Number(decimal.toPrecision(14)) ? minor : null
    },
    format: minor => inWords.format(toDecimal(minor)),
    plain: minor => toDecimal(minor).toFixed(digits),
    parse(text) {
      const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? []
      if (whole === undefined || !/^0*$/.test(fraction.slice(digits))) return null
      return Number(whole) * scale + Number(fraction.slice(0, digits).padEnd(digits, '0') || 0)
    },
  }
}

/** Amounts in the currency and locale of settings that may change: each use counts in those of that moment. */
export function createLiveMoney(
  settingsNow: () => { readonly locale: string; readonly money: { readonly currency: string } },
): Money {
  let settings = settingsNow()
  let money = createMoney(settings.money.currency, settings.locale)
  const now = () => {
    const newest = settingsNow()
    if (newest === settings) return money
    settings = newest
    money = createMoney(settings.money.currency, settings.locale)
    return money
  }
  return {
    get currency() {
      return now().currency
    },
    toDecimal: minor => now().toDecimal(minor),
    toNullableDecimal: minor => now().toNullableDecimal(minor),
    toMinor: decimal => now().toMinor(decimal),
    toExactMinor: decimal => now().toExactMinor(decimal),
    format: minor => now().format(minor),
    plain: minor => now().plain(minor),
    parse: text => now().parse(text),
  }
}

/**
 * Returns the price of one unit now: the sale price if there is one. In SQL it is the generated columns
 * `variants.effective_price_minor` and `products.effective_price_min`.
 */
export const effectivePrice = <Price>(of: { price: Price; salePrice: Price | null }): Price =>
  of.salePrice ?? of.price
