import type { components } from '@stoa/api-client/schema'
import { checkedAddress } from '../../platform/postal-address.ts'
import type { ShopAddress } from './shops.schema.ts'

type Schemas = components['schemas']

/** A shop's address as it is stored. @throws Problem if it lacks what its country requires */
export function addressFrom(input: Schemas['ShopAddressInput']): ShopAddress {
  const { line1, line2, district, city, region, postalCode, countryCode } = checkedAddress(input, '/address')
  return { line1, line2, district, city, region, postalCode: postalCode ?? '', countryCode }
}

export const viewAddress = (stored: ShopAddress): Schemas['ShopAddress'] => ({
  ...stored,
  district: stored.district ?? null,
  countryCode: stored.countryCode as Schemas['CountryCode'],
})
