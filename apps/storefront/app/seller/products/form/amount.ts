import { plainPrice } from '../../../lib/money.ts'

/** What was typed as an amount: null for nothing, undefined for what is no amount. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s$€£]/g, '')
  if (text === '') return null
  // "1,234.50" has commas in it, "24,50" means a point.
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Whole pieces: null for nothing, undefined for what is no number. */
export function readCount(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,8}$/.test(text) && Number(text) <= 10_000_000 ? Number(text) : undefined
}

export const writeAmount = (amount: number | null) => (amount === null ? '' : plainPrice(amount))
export const writeCount = (count: number | null) => (count === null ? '' : String(count))
