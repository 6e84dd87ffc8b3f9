import type { MarketSettings } from '../../platform/market.ts'
import { createMoney } from '../../platform/money.ts'

/** Address that stands for one that no operator has given. */
export const SUPPLIED_EMAIL = 'hello@marketplace.example'

/** Settings of a new marketplace. They also complete a version that an older release has published. */
export const suppliedSettings = (currency = 'USD'): MarketSettings => {
  const { toMinor } = createMoney(currency)
  return {
    name: 'Marketplace',
    tagline: 'many small shops under one roof',
    state: 'open',
    logo: 'name',
    legal: { entity: null, address: [], country: null, register: null, vatId: null },
    contact: { email: SUPPLIED_EMAIL, operatorInbox: SUPPLIED_EMAIL },
    social: [],
    menu: { footer: [] },
    consent: { text: null },
    money: { currency, commissionBasisPoints: 800 },
    delivery: { prices: { standard: toMinor(6.99), premium: toMinor(12.99), express: toMinor(30.99) } },
    prices: { reduction: 'prior30', progressive: false },
    returns: { days: 30, sendDays: 14 },
    accounts: { registration: 'active' },
    selling: { approval: 'manual' },
  }
}

/** The made-up company of the demo. */
export const demoSettings = {
  name: 'Stoa',
  logo: 'files',
  legal: {
    ...suppliedSettings().legal,
    entity: 'Stoa Market',
    address: ['12 Colonnade Street', 'Harbor Quarter, 10557'],
  },
  contact: { email: 'hello@stoa.example', operatorInbox: 'hello@stoa.example' },
  social: [{ label: 'Stoa on Mastodon', href: 'https://social.stoa.example/@stoa' }],
} satisfies Partial<MarketSettings>

/** Adds what a release after the version's own has added to the record. */
export function completed(data: Partial<MarketSettings>): MarketSettings {
  const supplied = suppliedSettings(data.money?.currency)
  const sections = Object.entries(supplied).map(([name, section]) => {
    const own = data[name as keyof MarketSettings]
    return [name, isSection(own) ? { ...(section as object), ...own } : (own ?? section)]
  })
  return Object.fromEntries(sections) as MarketSettings
}

const isSection = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
