import { shops } from '../../../demo/catalog/index.ts'
import type { SeedShop } from '../../../demo/catalog/types.ts'
import { zonesOf } from '../../../demo/catalog/zones.ts'
import type { BulkRow } from '../src/platform/db/bulk.ts'
import { stableId } from '../src/platform/ids.ts'
import { mediaIdOf } from './picture-rows.ts'

export const SELLERS_SHOP = 'kiln-and-cove'

export const shopId = (slug: string) => stableId('shop', slug)

interface Place {
  timeZone: string
  rateBasisPoints: number
  vatNumber: string
}

/**
 * Facts about the shops' countries, by ISO 3166-1 alpha-2. A `0` in a VAT number's form becomes a digit of the shop's
 * number.
 */
const PLACES: Readonly<Record<string, Place>> = {
  BE: { timeZone: 'Europe/Brussels', rateBasisPoints: 2_100, vatNumber: 'BE0000000000' },
  DE: { timeZone: 'Europe/Berlin', rateBasisPoints: 1_900, vatNumber: 'DE000000000' },
  DK: { timeZone: 'Europe/Copenhagen', rateBasisPoints: 2_500, vatNumber: 'DK00000000' },
  FR: { timeZone: 'Europe/Paris', rateBasisPoints: 2_000, vatNumber: 'FR00000000000' },
  GB: { timeZone: 'Europe/London', rateBasisPoints: 2_000, vatNumber: 'GB000000000' },
  IE: { timeZone: 'Europe/Dublin', rateBasisPoints: 2_300, vatNumber: 'IE0000000WA' },
  NL: { timeZone: 'Europe/Amsterdam', rateBasisPoints: 2_100, vatNumber: 'NL000000000B01' },
  PT: { timeZone: 'Europe/Lisbon', rateBasisPoints: 2_300, vatNumber: 'PT000000000' },
  SE: { timeZone: 'Europe/Stockholm', rateBasisPoints: 2_500, vatNumber: 'SE000000000001' },
}
/**
 * Legal form, register and phone numbers of the demo's businesses, by country. A `0` in the register's number becomes a
 * digit of the shop's number.
 */
const BUSINESSES: Readonly<
  Record<string, { form: string; register: string; registerNumber: string; phone: string }>
> = {
  BE: { form: 'BV', register: 'KBO', registerNumber: '0000.000.000', phone: '+32 9 555 12' },
  DE: { form: 'GmbH', register: 'Handelsregister', registerNumber: 'HRB 00000', phone: '+49 30 231250' },
  DK: { form: 'ApS', register: 'CVR', registerNumber: '00000000', phone: '+45 70 55 51' },
  FR: { form: 'SARL', register: 'RCS', registerNumber: '000 000 000', phone: '+33 1 99 00 12' },
  GB: { form: 'Ltd', register: 'Companies House', registerNumber: '00000000', phone: '+44 20 7946 01' },
  IE: { form: 'Ltd', register: 'CRO', registerNumber: '000000', phone: '+353 20 911 00' },
  NL: { form: 'B.V.', register: 'KVK', registerNumber: '00000000', phone: '+31 85 555 12' },
  PT: { form: 'Lda', register: 'RNPC', registerNumber: '000000000', phone: '+351 21 555 51' },
  SE: { form: 'AB', register: 'Bolagsverket', registerNumber: '000000-0000', phone: '+46 8 465 004' },
}

/** Fills the zeros of a number's form with digits of a shop. */
function numberOf(form: string, at: number): string {
  let rest = 7 * (at + 11)
  return form.replace(/0/g, () => {
    rest = (rest * 31 + 17) % 10_007
    return String(rest % 10)
  })
}

/** Day from which the demo's tax rates and registrations apply: before its first order. */
const TAXED_FROM = '2022-01-01'

const addressOf = ({ street, city, postalCode, country }: SeedShop) => ({
  line1: street,
  line2: null,
  district: null,
  city,
  region: null,
  postalCode,
  countryCode: country,
})

export const shopRows = (sellerId: string | null): BulkRow[] =>
  shops.map((shop, at) => {
    const opened = new Date(Date.UTC(shop.founded, (at * 5) % 12, 1 + ((at * 7) % 28)))
    return {
      id: shopId(shop.slug),
      owner_id: shop.slug === SELLERS_SHOP ? sellerId : null,
      name: shop.name,
      slug: shop.slug,
      tagline: shop.tagline,
      description: shop.story,
      status: 'open',
      city: shop.city,
      country: shop.country,
      trader_country: shop.country,
      address: addressOf(shop),
      time_zone: PLACES[shop.country]!.timeZone,
      handling_days: shop.handlingDays ?? 0,
      logo_media_id: mediaIdOf(shop.logo),
      banner_media_id: mediaIdOf(shop.banner),
      tone: shop.tone,
      makers: shop.makers.map(({ name, line, portrait }) => ({ name, line, mediaId: mediaIdOf(portrait) })),
      featured: shop.slug === SELLERS_SHOP ? 1 : 0,
      created_at: opened,
      updated_at: opened,
    }
  })

const zoneId = (shop: string, name: string) => stableId('shipping-zone', shop, name)

export const zoneRows = (): BulkRow[] =>
  shops.flatMap(shop =>
    zonesOf(shop).map(({ name, tiers }, position) => ({
      id: zoneId(shop.slug, name),
      shop_id: shopId(shop.slug),
      name,
      position,
      free_from_minor: shop.freeShippingFrom === undefined ? null : shop.freeShippingFrom * 100,
      tiers: Object.entries(tiers).map(([tier, [transitMin, transitMax]]) => ({
        tier,
        priceMinor: null,
        transitMin,
        transitMax,
        poBoxes: tier === 'standard',
      })),
    })),
  )

export const zonePlaceRows = (): BulkRow[] =>
  shops.flatMap(shop =>
    zonesOf(shop).flatMap(({ name, countries }) =>
      countries.map(country => ({
        shop_id: shopId(shop.slug),
        zone_id: zoneId(shop.slug, name),
        country,
        region: '',
      })),
    ),
  )

export const taxRateRows = (now: Date): BulkRow[] =>
  Object.entries(PLACES).map(([country, { rateBasisPoints }]) => ({
    country,
    region: '',
    category: 'standard',
    from_day: TAXED_FROM,
    rate_basis_points: rateBasisPoints,
    note: '',
    set_at: now,
  }))

/** Registers each shop for tax in its own country. */
export const taxRegistrationRows = (): BulkRow[] =>
  shops.map(({ slug, country }, at) => ({
    shop_id: shopId(slug),
    country,
    region: '',
    scheme: 'standard',
    number: numberOf(PLACES[country]!.vatNumber, at),
    from_day: TAXED_FROM,
    to_day: null,
  }))

/** Business details of each shop, complete and checked. */
export const traderRows = (now: Date): BulkRow[] =>
  shops.map((shop, at) => {
    const { form, register, registerNumber, phone } = BUSINESSES[shop.country]!
    const check = { by: 'Demo', at: now.toISOString(), note: 'Made up for the demo' }
    return {
      shop_id: shopId(shop.slug),
      version: 1,
      kind: 'company',
      name: `${shop.name} ${form}`,
      address: addressOf(shop),
      phone: `${phone}${String(at + 10)}`,
      email: `hello@${shop.slug}.example`,
      register_name: register,
      register_number: numberOf(registerNumber, at),
      vat_id: numberOf(PLACES[shop.country]!.vatNumber, at),
      tax_id: null,
      certified_at: now,
      verified: { identity: check, payment_account: check },
      author_id: null,
      at: now,
    }
  })

/** Members of the seller's shop. */
export const memberRows = (sellerId: string, now: Date): BulkRow[] => [
  { shop_id: shopId(SELLERS_SHOP), user_id: sellerId, role: 'owner', keys: [], created_at: now },
]
