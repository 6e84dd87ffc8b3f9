/** An address as a form takes and gives it; what is not there is an empty string. */
export interface AddressFields {
  fullName: string
  phone: string
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  isDefault: boolean
}

export interface AddressCardData {
  id: string
  fullName: string
  phone: string
  /** Street, place and country as they stand on a parcel, line by line. */
  lines: readonly string[]
  isDefault: boolean
}
