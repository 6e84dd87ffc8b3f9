import type { Market } from '@stoa/api-client/schema'
import { legalLines } from '../lib/market.ts'
import { LOCALE, moneyOf } from '../lib/money.ts'

/** Facts of the marketplace that information pages state. */
export type StatedFacts = Pick<
  Market,
  'name' | 'legal' | 'email' | 'returnDays' | 'currency' | 'shippingPrices'
>

/**
 * Fills a page's placeholders. `{{currency}}` is the name of the marketplace's currency ("US dollars"), `{{name}}`,
 * `{{contact.email}}`, `{{returns.days}}` and `{{legal.…}}` are of its settings. Every other placeholder is a sum of shipping tiers and amounts in whole units of the currency, such as `{{standard}}`,
 * `{{standard + express}}` or `{{250}}`. An amount is rounded to the currency's smallest unit, as the API charges it.
 *
 * @param asText protects texts of the settings from being read as something else
 */
export function fillFacts(source: string, facts: StatedFacts, asText = (text: string) => text): string {
  const { currency, shippingPrices } = facts
  const texts = textsOf(facts, asText)
  const { format, toMinor } = moneyOf(currency)
  const minorOf = (term: string) => {
    const amount = Object.hasOwn(shippingPrices, term)
      ? shippingPrices[term as keyof typeof shippingPrices]
      : Number(term || Number.NaN)
    if (Number.isNaN(amount)) throw new Error(`A page names the amount "${term}", and there is none.`)
    return toMinor(amount)
  }
  return source.replace(
    /\{\{(.*?)\}\}/g,
    (_, placeholder: string) =>
      texts[placeholder.trim()] ??
      format(placeholder.split('+').reduce((sum, term) => sum + minorOf(term.trim()), 0)),
  )
}

function textsOf(
  { name, legal, email, returnDays, currency }: StatedFacts,
  asText: (text: string) => string,
): Readonly<Record<string, string | undefined>> {
  const entity = asText(legal.entity ?? name)
  const lines = legalLines({ ...legal, entity: legal.entity ?? name }).map(asText)
  return {
    currency: nameOf(currency),
    name: asText(name),
    'contact.email': asText(email),
    'returns.days': String(returnDays),
    'legal.entity': entity,
    // On lines of their own, as Markdown breaks them.
    'legal.lines': lines.join('\\\n'),
    'legal.notice': lines.join(', '),
  }
}

function nameOf(currency: string): string {
  const parts = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
