import type { Tier } from './shipping-prices.ts'

/** Shipping terms of a shop. */
export interface DeliveryTerms {
  timeZone: string
  handlingDays: number
  /** ISO 3166-1 alpha-2; null sends everywhere. */
  shipsTo: readonly string[] | null
  shippingTiers: readonly Tier[]
  freeShippingFromMinor: number | null
  taxRateBasisPoints: number
}

export interface DeliveryTermsRow {
  time_zone: string
  handling_days: number
  ships_to: string[] | null
  shipping_tiers: Tier[]
  free_shipping_from_minor: string | null
  tax_rate_basis_points: number
}

export const termsOf = (row: DeliveryTermsRow): DeliveryTerms => ({
  timeZone: row.time_zone,
  handlingDays: row.handling_days,
  shipsTo: row.ships_to,
  shippingTiers: row.shipping_tiers,
  // The driver gives bigint as text.
  freeShippingFromMinor: row.free_shipping_from_minor === null ? null : Number(row.free_shipping_from_minor),
  taxRateBasisPoints: row.tax_rate_basis_points,
})
