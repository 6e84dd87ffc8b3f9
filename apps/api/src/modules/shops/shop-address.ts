import type { components } from '@stoa/api-client/schema'
import { checkedAddress } from '../../platform/postal-address.ts'
import type { ShopAddress } from './shops.schema.ts'

type Schemas = components['schemas']

/**
 * A shop's address as it is stored.
 *
 * @param pointer JSON pointer of the address in the request
 * @throws Problem if it lacks what its country requires
 */
export function addressFrom(input: Schemas['ShopAddressInput'], pointer = '/address'): ShopAddress {
  const { line1, line2, district, city, region, postalCode, countryCode } = checkedAddress(input, pointer)
  return { line1, line2, district, city, region, postalCode: postalCode ?? '', countryCode }
}

export const viewAddress = (stored: ShopAddress): Schemas['ShopAddress'] => ({
  ...stored,
  district: stored.district ?? null,
  countryCode: stored.countryCode as Schemas['CountryCode'],
})
