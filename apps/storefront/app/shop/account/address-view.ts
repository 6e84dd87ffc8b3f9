import type { Address, AddressInput } from '@stoa/api-client/schema'
import type { AddressCardData, AddressFields } from '@stoa/ui'
import { type CountryCode, countryName } from '../../shared/addresses/countries.ts'

export const toAddressCard = (address: Address): AddressCardData => ({
  id: address.id,
  fullName: address.fullName,
  phone: address.phone,
  lines: [
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.countryCode),
  ].flatMap(line => line || []),
  isDefault: address.isDefault,
})

export const toAddressFields = (address: Address): AddressFields => ({
  ...address,
  line2: address.line2 ?? '',
  region: address.region ?? '',
  postalCode: address.postalCode ?? '',
})

export const toAddressInput = (fields: AddressFields): AddressInput => ({
  fullName: fields.fullName,
  phone: fields.phone,
  line1: fields.line1,
  line2: fields.line2 || null,
  city: fields.city,
  region: fields.region || null,
  postalCode: fields.postalCode || null,
  countryCode: fields.countryCode as CountryCode,
  isDefault: fields.isDefault,
})
