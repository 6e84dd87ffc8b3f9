import { minorUnits } from '@stoa/api-client'
import { currencyOfMarket, moneyOf, plainPrice } from './money.ts'

/** Parses a typed amount. Null if it is empty, undefined if it is invalid or has more digits than the currency. */
export function readAmount(typed: string, currency = currencyOfMarket()): number | null | undefined {
  const text = typed.replace(/[\s$€£]/g, '')
  if (text === '') return null
  // "1,234.50" separates thousands with a comma, "24,50" decimals.
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const parts = /^\d{1,9}(?:\.(\d+))?$/.exec(plain)
  return parts && 10 ** (parts[1]?.length ?? 0) <= minorUnits(currency) ? Number(plain) : undefined
}

/** An amount with the decimals of the currency, for messages about invalid ones: `6.50` in USD, `650` in JPY. */
export const exampleAmount = (currency = currencyOfMarket()): string =>
  minorUnits(currency) === 1 ? '650' : moneyOf(currency).plain(6.5)

/** Parses a typed whole number. Null if it is empty, undefined if it is invalid. */
export function readCount(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,8}$/.test(text) && Number(text) <= 10_000_000 ? Number(text) : undefined
}

export const writeAmount = (amount: number | null) => (amount === null ? '' : plainPrice(amount))
export const writeCount = (count: number | null) => (count === null ? '' : String(count))
