/** A part of an address, for which forms have a field. */
export type AddressPart = 'line1' | 'district' | 'city' | 'region' | 'postalCode'

/** Names that countries have for the parts of their addresses. */
export type AddressPartName =
  | AddressPart
  | 'post_town'
  | 'suburb'
  | 'neighborhood'
  | 'village_township'
  | 'townland'
  | 'area'
  | 'county'
  | 'department'
  | 'do_si'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'
  | 'prefecture'
  | 'state'
  | 'zip'
  | 'pin'
  | 'eircode'

/** A field of a country's addresses. */
export interface AddressPartField {
  /** The part that it holds. */
  part: AddressPart
  /** Name in the country, such as `zip`; else the part's own name. */
  name: AddressPartName
  /** Whether a form needs it. */
  isRequired: boolean
  /** Message if it is required and empty. */
  missing?: string
  /** The only texts that are possible, such as the states. Without them anything can be typed. */
  options?: readonly { value: string; label: string }[]
}

/** Texts of the fields between name and country. */
export interface AddressTexts extends Record<AddressPart, string> {
  /** Apartment, floor or building; may be empty. */
  line2: string
}

/** An address as a form takes and gives it; what is not there is an empty string. */
export interface AddressFields {
  /** Name of the person or company that receives the parcel. */
  fullName: string
  /** Phone number as it was typed, such as "(503) 555-0147". */
  phone: string
  /** Street and house number. */
  line1: string
  /** Apartment, floor or building; may be empty. */
  line2: string
  /** Part of the city, such as a suburb; may be empty. */
  district: string
  /** Town or city. */
  city: string
  /** State, province or county; may be empty. */
  region: string
  /** ZIP or postal code; may be empty, as some countries have none. */
  postalCode: string
  /** ISO 3166-1 alpha-2 code, such as "GB". */
  countryCode: string
  /** Whether it is the address that a checkout starts with. */
  isDefault: boolean
}

export interface AddressCardData {
  /** Unique in the address book. */
  id: string
  /** Name of the person or company that receives the parcel. */
  fullName: string
  /** Phone number as it is shown. */
  phone: string
  /** Street, city and country as printed on a parcel, line by line. */
  lines: readonly string[]
  /** Whether it is the default, which has a badge instead of "Make default". */
  isDefault: boolean
}
