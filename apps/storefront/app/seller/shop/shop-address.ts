import type { ShopAddressInput } from '@stoa/api-client/schema'
import type { AddressTexts } from '@stoa/ui'
import type { CountryCode } from '../../shared/addresses/countries.ts'

export interface ShopAddressFields extends AddressTexts {
  /** Empty if none is chosen. */
  readonly countryCode: string
}

export const NO_ADDRESS: ShopAddressFields = {
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
}

export const toShopAddress = (fields: ShopAddressFields): ShopAddressInput => ({
  ...fields,
  line2: fields.line2 || null,
  region: fields.region || null,
  countryCode: fields.countryCode as CountryCode,
})
