import type { ShopAddress, ShopAddressInput } from '@stoa/api-client/schema'
import type { AddressTexts } from '@stoa/ui'
import type { CountryCode } from '../../lib/countries.ts'

export interface ShopAddressFields extends AddressTexts {
  /** Empty if none is chosen. */
  readonly countryCode: string
}

export const NO_ADDRESS: ShopAddressFields = {
  line1: '',
  line2: '',
  district: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
}

/** Fields of a stored address. */
export const toShopAddressFields = (address: ShopAddress): ShopAddressFields => ({
  ...address,
  line2: address.line2 ?? '',
  district: address.district ?? '',
  region: address.region ?? '',
})

export const toShopAddress = (fields: ShopAddressFields): ShopAddressInput => ({
  ...fields,
  line2: fields.line2 || null,
  district: fields.district || null,
  region: fields.region || null,
  countryCode: fields.countryCode as CountryCode,
})
