import { marketFacts } from '../../lib/market.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'

/** Formats the contract's decimal as a price. */
export const inWords = (decimal: number): string => formatMoney(toMinor(decimal))

/** `2026-11` as "November 2026". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Intl.DateTimeFormat(marketFacts().locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year!, number! - 1, 1))
}
