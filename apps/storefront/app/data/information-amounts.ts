import { SHIPPING_TIERS } from '@stoa/cart-core'
import { currencyOfMarket, formatMoney, LOCALE } from '../lib/money.ts'

/**
 * Fills a page's placeholders in the marketplace's currency: `{{currency}}` is its name ("US dollars"), every other
 * one a sum of shipping tiers and amounts in minor units, such as `{{standard}}`, `{{standard + express}}`, `{{25000}}`.
 */
export function fillAmounts(source: string): string {
  return source.replace(/\{\{(.*?)\}\}/g, (_, placeholder: string) =>
    placeholder.trim() === 'currency'
      ? currencyName()
      : formatMoney(placeholder.split('+').reduce((sum, term) => sum + minorOf(term.trim()), 0)),
  )
}

function minorOf(term: string): number {
  const minor = Object.hasOwn(SHIPPING_TIERS, term)
    ? SHIPPING_TIERS[term as keyof typeof SHIPPING_TIERS]
    : Number(term || Number.NaN)
  if (Number.isNaN(minor)) throw new Error(`A page names the amount "${term}", and there is none.`)
  return minor
}

function currencyName(): string {
  const parts = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: currencyOfMarket(),
    currencyDisplay: 'name',
  }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currencyOfMarket()
}
