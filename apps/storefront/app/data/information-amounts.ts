import type { Market } from '@stoa/api-client/schema'
import { LOCALE, moneyOf } from '../lib/money.ts'

/** Facts of the marketplace that information pages state. */
export type StatedFacts = Pick<Market, 'currency' | 'shippingPrices'>

/**
 * Fills a page's placeholders. `{{currency}}` is the name of the marketplace's currency ("US dollars"). Every other
 * placeholder is a sum of shipping tiers and amounts in whole units of the currency, such as `{{standard}}`,
 * `{{standard + express}}` or `{{250}}`. An amount is rounded to the currency's smallest unit, as the API charges it.
 */
export function fillAmounts(source: string, { currency, shippingPrices }: StatedFacts): string {
  const { format, toMinor } = moneyOf(currency)
  const minorOf = (term: string) => {
    const amount = Object.hasOwn(shippingPrices, term)
      ? shippingPrices[term as keyof typeof shippingPrices]
      : Number(term || Number.NaN)
    if (Number.isNaN(amount)) throw new Error(`A page names the amount "${term}", and there is none.`)
    return toMinor(amount)
  }
  return source.replace(/\{\{(.*?)\}\}/g, (_, placeholder: string) =>
    placeholder.trim() === 'currency'
      ? nameOf(currency)
      : format(placeholder.split('+').reduce((sum, term) => sum + minorOf(term.trim()), 0)),
  )
}

function nameOf(currency: string): string {
  const parts = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
