import type { Address, AddressInput } from '@stoa/api-client/schema'
import type { AddressCardData, AddressFields } from '@stoa/ui'
import type { CountryCode } from '../../lib/countries.ts'

export const toAddressCard = (address: Address): AddressCardData => ({
  id: address.id,
  fullName: address.fullName,
  phone: address.phone,
  // The card shows the name apart from them.
  lines: address.lines.filter(line => line !== address.fullName),
  isDefault: address.isDefault,
})

export const toAddressFields = ({ id: _, lines: __, ...address }: Address): AddressFields => ({
  ...address,
  line2: address.line2 ?? '',
  district: address.district ?? '',
  region: address.region ?? '',
  postalCode: address.postalCode ?? '',
})

export const toAddressInput = (fields: AddressFields): AddressInput => ({
  fullName: fields.fullName,
  phone: fields.phone,
  line1: fields.line1,
  line2: fields.line2 || null,
  district: fields.district || null,
  city: fields.city,
  region: fields.region || null,
  postalCode: fields.postalCode || null,
  countryCode: fields.countryCode as CountryCode,
  isDefault: fields.isDefault,
})
