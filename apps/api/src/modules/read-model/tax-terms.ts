/** Reasons for the rate of a line. `unknown` keeps a checkout from being paid, so that no order has it. */
export type TaxReason =
  | 'not_stated'
  | 'small_business'
  | 'standard'
  | 'reduced'
  | 'zero'
  | 'oss'
  | 'export'
  | 'not_registered'
  | 'unknown'

/** Rate that applies to a line, as the order keeps it. */
export interface AppliedTax {
  /** Country whose tax it is, ISO 3166-1 alpha-2. Null if the shop has no registration. */
  country: string | null
  /** Code of a region with rates of its own. Null if the rate is the country's. */
  region: string | null
  /** Code of the tax category. Null if the shop has no registration. */
  category: string | null
  rateBasisPoints: number
  reason: TaxReason
}

export interface TaxRegistration {
  country: string
  /** Empty for the whole country. */
  region: string
  scheme: 'standard' | 'small' | 'oss'
  fromDay: string
  toDay: string | null
}

export interface TaxRate {
  country: string
  /** Empty for the whole country. */
  region: string
  fromDay: string
  /** Null ends the rate. */
  rateBasisPoints: number | null
}

/** Facts that decide the tax of a line: its category, its shop's registrations and the rates that may apply. */
export interface TaxTerms {
  /** Country of the shop. */
  home: string | null
  category: string
  isDefaultCategory: boolean
  registrations: readonly TaxRegistration[]
  /** Rates of the category, of all days. */
  rates: readonly TaxRate[]
}
