import { regionCode } from '@stoa/address-formats'
import { formatOf } from '@stoa/address-formats/all'
import type { components } from '@stoa/api-client/schema'
import type { MarketSettings } from '../../platform/market.ts'

export type Country = components['schemas']['CountryCode']

/** Place that parcels go to: a country that a visitor has chosen, or an address. */
export interface Destination {
  country: string
  /** Region as addresses are stored. Null if the address has none. */
  region: string | null
  /** Whether it is an address. Otherwise its region is not known yet. */
  isAddress: boolean
  /** Whether the marketplace delivers to the country at all. */
  isServed: boolean
}

type DeliverySettings = Pick<MarketSettings['delivery'], 'defaultCountry' | 'countries'>

/** A country that was asked for, or the marketplace's default. */
export function countryDestination(
  { defaultCountry, countries }: DeliverySettings,
  country: Country = defaultCountry,
): Destination & { country: Country } {
  return { country, region: null, isAddress: false, isServed: countries.includes(country) }
}

/** An address, or the default country as long as there is none. */
export function addressDestination(
  settings: DeliverySettings,
  address: { countryCode: string; region: string | null } | null,
): Destination {
  if (!address) return countryDestination(settings)
  const { countryCode: country } = address
  // Old addresses have the name of their region.
  const region = regionCode(formatOf(country), address.region) ?? address.region
  return { country, region, isAddress: true, isServed: settings.countries.includes(country as Country) }
}
