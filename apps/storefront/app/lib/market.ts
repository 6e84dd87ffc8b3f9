import type { Market } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'

const UNKNOWN = {
  name: '',
  language: 'en',
  locale: 'en-US',
  timeZone: 'UTC',
  marks: { logo: null, logoDark: null, icon: null, share: null },
  legal: { entity: null, address: [], country: null, register: null, responsible: null, vatId: null },
  legalLines: [],
  email: '',
  social: [],
  footerLinks: [],
  consentText: null,
  returnDays: 30,
  reduction: 'prior30',
  includedTax: null,
  withdrawal: { scope: 'all', days: 14 },
} satisfies Partial<Market>

const NAMES = Object.keys(UNKNOWN) as (keyof typeof UNKNOWN)[]

/** Facts of the marketplace that pages show. */
export type MarketFacts = Pick<Market, keyof typeof UNKNOWN>

// The document has them, so that titles and labels don't wait for a response. An open page keeps those it came with.
const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.market
let facts: MarketFacts = said ? JSON.parse(said) : UNKNOWN

/** Facts of the marketplace. On a server that has not reached its API yet, they are empty. */
export const marketFacts = (): MarketFacts => facts

/** Sets the facts on the server, as the API named them last. */
export function setMarketFacts(market: MarketFacts): void {
  facts = Object.fromEntries(NAMES.map(name => [name, market[name]])) as unknown as MarketFacts
}

/** Fills `{market}` in a label with the marketplace's name. */
export const withMarket = (label: string): string => formatMessage(label, { market: facts.name })

/** Fills `{days}` in a label with the days in which what is ordered now can be returned. */
export const withReturnDays = (label: string): string => formatMessage(label, { days: facts.returnDays })
