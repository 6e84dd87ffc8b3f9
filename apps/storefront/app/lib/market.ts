import type { Market } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'

/** Facts of the marketplace that pages show. */
export type MarketFacts = Pick<Market, 'name' | 'logo' | 'legal' | 'email' | 'social' | 'consentText'>

// The document has them, so that titles and labels don't wait for a response. An open page keeps those it came with.
const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.market
let facts: MarketFacts = said
  ? JSON.parse(said)
  : {
      name: '',
      logo: 'name',
      legal: { entity: null, address: [], country: null, register: null, vatId: null },
      email: '',
      social: [],
      consentText: null,
    }

/** Facts of the marketplace. On a server that has not reached its API yet, they are empty. */
export const marketFacts = (): MarketFacts => facts

/** Sets the facts on the server, as the API named them last. */
export function setMarketFacts({ name, logo, legal, email, social, consentText }: MarketFacts): void {
  facts = { name, logo, legal, email, social, consentText }
}

/** Fills `{market}` in a label with the marketplace's name. */
export const withMarket = (label: string): string => formatMessage(label, { market: facts.name })
