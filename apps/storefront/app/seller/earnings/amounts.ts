import { inLocale } from '../../lib/locale.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'

/** Formats the contract's decimal as a price. */
export const inWords = (decimal: number): string => formatMoney(toMinor(decimal))

const MONTH = { month: 'long', year: 'numeric' } as const
const monthName = inLocale(locale => new Intl.DateTimeFormat(locale, { ...MONTH, timeZone: 'UTC' }))

/** `2026-11` as "November 2026". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return monthName().format(Date.UTC(year!, number! - 1, 1))
}
