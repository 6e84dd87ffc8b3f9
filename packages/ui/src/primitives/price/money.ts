const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    // The narrow symbol keeps "$" from growing to "US$" in locales with their own dollar.
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    formats.set(key, format)
  }
  return format
}

const units = new Map<string, number>()

/**
 * Returns the number of minor units in one unit of the currency: 100 for USD, 1 for JPY, 1000 for KWD. It depends on
 * no locale, but a locale's format is needed anyway, and creating one is slow.
 */
export function minorUnitsOf(currency: string, locale: string): number {
  let known = units.get(currency)
  if (known === undefined) {
    known = 10 ** (formatOf(locale, currency).resolvedOptions().maximumFractionDigits ?? 2)
    units.set(currency, known)
  }
  return known
}

/** Minor units as the locale writes them: 2240 USD is "$22.40". */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return formatOf(locale, currency).format(minor / minorUnitsOf(currency, locale))
}

const percents = new Map<string, { format: Intl.NumberFormat; written: string[] }>()

/** "−20%", with a true minus, as wide as the plus and read as one. */
export function formatPercentOff(percent: number, locale: string): string {
  let known = percents.get(locale)
  if (!known) {
    known = { format: new Intl.NumberFormat(locale, { style: 'percent' }), written: [] }
    percents.set(locale, known)
  }
  known.written[percent] ??= known.format.format(-percent / 100).replace('-', '−')
  return known.written[percent]
}
