import { COUNTRIES } from '@stoa/address-formats/all'
import { onlyTimeZoneOf } from '@stoa/address-formats/time-zone'
import type { MarketSettings } from '../../platform/market.ts'
import { createMoney, minorDigits } from '../../platform/money.ts'

/** Address that stands for one that no operator has given. */
export const SUPPLIED_EMAIL = 'hello@marketplace.example'

/** Says what pages store after Accept, and no more. The interface comes with a longer one, which the demo shows. */
const COOKIE_NOTICE =
  'If you accept, this browser keeps what you search for and look at, so that you find it again. There are no ads, and no one else gets it.'

type Country = MarketSettings['delivery']['defaultCountry']

/** Countries without inhabitants that get parcels from shops. */
const UNINHABITED = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'])
const COUNTRIES_DELIVERED_TO = (COUNTRIES as readonly Country[]).filter(code => !UNINHABITED.has(code))

/**
 * Settings of a new marketplace. They also complete a version that an older release has published.
 *
 * @param country of the company, if it is known
 */
export const suppliedSettings = (currency = 'USD', country: string | null = null): MarketSettings => {
  return {
    name: 'Marketplace',
    tagline: 'many shops, one cart',
    language: 'en',
    locale: 'en-US',
    timeZone: (country === null ? null : onlyTimeZoneOf(country)) ?? 'UTC',
    state: 'open',
    marks: { logo: null, logoDark: null, icon: null, share: null },
    theme: { light: null, dark: null },
    home: {
      hero: {
        title: null,
        text: null,
        pictures: { day: null, evening: null },
        buttons: null,
        proofs: [],
      },
      promises: null,
      sections: null,
    },
    retentionYears: 10,
    legal: { entity: null, address: [], country: null, register: null, responsible: null, vatId: null },
    contact: { email: SUPPLIED_EMAIL, phone: null, operatorInbox: SUPPLIED_EMAIL },
    social: [],
    menu: { footer: [] },
    consent: { text: COOKIE_NOTICE },
    money: { currency, commissionBasisPoints: 800, feeTaxBasisPoints: null, salesTaxElsewhere: false },
    delivery: {
      defaultCountry: COUNTRIES_DELIVERED_TO.find(code => code === country) ?? 'US',
      countries: COUNTRIES_DELIVERED_TO,
      prices: suppliedShippingPrices(currency),
    },
    prices: { reduction: 'prior30', progressive: false },
    returns: { days: 30, sendDays: 14, labelDays: 3 },
    withdrawal: { scope: 'all', days: 14 },
    accounts: { registration: 'active' },
    selling: {
      approval: 'manual',
      traders: 'checked',
      requirements: { apply: [], open: [] },
      noticeDays: 15,
    },
  }
}

/** A unit of a currency without decimals is worth about as much as a hundredth of another one. */
function suppliedShippingPrices(currency: string): MarketSettings['delivery']['prices'] {
  if (minorDigits(currency) === 0) return { standard: 699, premium: 1_299, express: 3_099 }
  const { toMinor } = createMoney(currency)
  return { standard: toMinor(6.99), premium: toMinor(12.99), express: toMinor(30.99) }
}

const { home } = suppliedSettings()

/** The made-up company of the demo, and what its home page says about its shops. */
export const demoSettings = {
  name: 'Stoa',
  tagline: 'many small shops under one roof',
  consent: { text: null },
  marks: { ...suppliedSettings().marks, logo: 'mark-logo', logoDark: 'mark-logo-dark' },
  home: {
    ...home,
    hero: {
      ...home.hero,
      title: 'Good things, made by people you can name',
      text: 'Pottery, lamps, linen and oak from {shops} small workshops. Fill one cart, pay once, and every shop ships its own parcel.',
    },
  },
  legal: {
    ...suppliedSettings().legal,
    entity: 'Stoa Market',
    address: ['12 Colonnade Street', 'Harbor Quarter, 10557'],
  },
  contact: { email: 'hello@stoa.example', phone: null, operatorInbox: 'hello@stoa.example' },
  social: [{ label: 'Stoa on Mastodon', href: 'https://social.stoa.example/@stoa' }],
} satisfies Partial<MarketSettings>

interface Completion {
  isDemo?: boolean
  /** Currency of the supplied prices if the record has none. */
  currency?: string
}

const CURRENCY = /^[A-Z]{3}$/
const COUNTRY = /^[A-Z]{2}$/

/**
 * Adds what a release after the version's own has added to the record: a key that is missing gets its supplied value,
 * at any depth. A stored null or an empty list stays. Sections that no longer exist are left out. The record may be
 * unfinished, with faults in its values.
 */
export function completed(
  data: Partial<MarketSettings>,
  { isDemo = false, currency }: Completion = {},
): MarketSettings {
  const own = { currency: data.money?.currency ?? '', country: data.legal?.country ?? '' }
  const supplied = suppliedSettings(
    CURRENCY.test(own.currency) ? own.currency : currency,
    COUNTRY.test(own.country) ? own.country : null,
  )
  // Shops opened at once in these before business details were checked, and no operator waits for new shops.
  const opensAtOnce = isDemo || data.selling?.approval === 'auto'
  const usual: MarketSettings = opensAtOnce
    ? { ...supplied, selling: { ...supplied.selling, traders: 'unchecked' } }
    : supplied
  const { days } = data.returns ?? usual.returns
  // A withdrawal period lasts no longer than the days for returns. Ones that are shorter than it have no form for it.
  const settings =
    days < usual.withdrawal.days
      ? { ...usual, withdrawal: { ...usual.withdrawal, scope: 'off' as const } }
      : usual
  const sections = Object.entries(settings).map(([name, section]) => [
    name,
    filledIn(data[name as keyof MarketSettings], section),
  ])
  return Object.fromEntries(sections) as MarketSettings
}

function filledIn(own: unknown, supplied: unknown): unknown {
  if (own === undefined) return supplied
  if (!isSection(own) || !isSection(supplied)) return own
  const added = Object.entries(supplied).map(([name, value]) => [name, filledIn(own[name], value)])
  return { ...own, ...Object.fromEntries(added) }
}

const isSection = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
