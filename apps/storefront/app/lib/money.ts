import { minorUnits, toMinor as toMinorUnits } from '@stoa/api-client'
import { inLocale } from './locale.ts'

const USUAL = 'USD'

/** Functions that convert and format amounts of a currency. */
export function moneyOf(currency: string) {
  const units = minorUnits(currency)
  const format = inLocale(locale => new Intl.NumberFormat(locale, { style: 'currency', currency }))
  return {
    currency,
    /** Converts the API's decimal to integer minor units. */
    toMinor: (decimal: number) => toMinorUnits(decimal, units),
    /** Converts integer minor units to the API's decimal. */
    toDecimal: (minor: number) => minor / units,
    /** Formats integer minor units for people. */
    format: (minor: number) => format().format(minor / units),
    /** Formats the API's decimal for machines. */
    plain: (decimal: number) => decimal.toFixed(format().resolvedOptions().maximumFractionDigits ?? 2),
  }
}

// A marketplace has one currency. The page names it, so that prices show without waiting for a response.
const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.currency
let isKnown = Boolean(said)
let money = moneyOf(said || USUAL)

/** Whether the API has named the currency. False on a server that has just started, and on pages that it rendered. */
export const isMarketKnown = () => isKnown

/** Sets the currency on the server once the API has named it. */
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
