import { minorUnits, toMinor as toMinorUnits } from '@stoa/api-client'
import { once } from './once.ts'

export const LOCALE = 'en-US'
const USUAL = 'USD'

/** How amounts of a currency are counted and written. */
export function moneyOf(currency: string) {
  const units = minorUnits(currency)
  const format = once(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency }))
  const digits = once(() => format().resolvedOptions().maximumFractionDigits ?? 2)
  return {
    currency,
    /** The contract's decimal as integer minor units. */
    toMinor: (decimal: number) => toMinorUnits(decimal, units),
    /** Integer minor units as the contract's decimal. */
    toDecimal: (minor: number) => minor / units,
    /** Integer minor units as people write them. */
    format: (minor: number) => format().format(minor / units),
    /** The contract's decimal as machines read it. */
    plain: (decimal: number) => decimal.toFixed(digits()),
  }
}

// One marketplace has one currency. The page says which, so that nothing waits for an answer to show a price.
const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.currency
let isKnown = Boolean(said)
let money = moneyOf(said || USUAL)

/** False until the API has said what it counts in: on a server that has just begun, and on a page that such a one drew. */
export const isMarketKnown = () => isKnown

/** On the server, once the API has said what it counts in. */
export function countIn(currency: string): void {
  isKnown = true
  if (currency !== money.currency) money = moneyOf(currency)
}

export const currencyOfMarket = () => money.currency
export const toMinor = (decimal: number) => money.toMinor(decimal)
export const toDecimal = (minor: number) => money.toDecimal(minor)
/** @param minor integer minor units */
export const formatMoney = (minor: number) => money.format(minor)
export const plainPrice = (decimal: number) => money.plain(decimal)
