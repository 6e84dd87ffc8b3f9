const formats = new Map<string, Intl.NumberFormat>()

/** A number as the locale writes it, with as many decimals as asked for; without, as many as it has, three at most. */
export function formatNumber(value: number, locale: string, decimals?: number): string {
  const key = `${locale} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    // Making one costs more than writing a hundred numbers, and a page of products has a hundred.
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formats.set(key, format)
  }
  return format.format(value)
}
