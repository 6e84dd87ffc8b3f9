import { formatMoney, toMinor } from '../../../lib/money.ts'

/** The contract's decimal in words; what falls has a real minus sign. */
export function inWords(decimal: number): string {
  return decimal < 0 ? `−${formatMoney(toMinor(-decimal))}` : formatMoney(toMinor(decimal))
}

/** `2026-11` as "November 2026". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year!, number! - 1, 1),
  )
}
