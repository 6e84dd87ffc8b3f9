import { SHIPPING_TIERS, type Tier } from './shipping-prices.ts'
import { USUAL_TRANSIT } from './transit.ts'

/** A kind of shipping in a zone. */
export interface ZoneTier {
  tier: Tier
  /** Null for the marketplace's price. */
  priceMinor: number | null
  /** Working days on the way. */
  transitMin: number
  transitMax: number
  /** Whether it reaches PO boxes and the like. */
  poBoxes: boolean
}

/** Tiers of a zone that a shop has not changed: all of them, at the marketplace's prices. */
export const USUAL_TIERS: readonly ZoneTier[] = SHIPPING_TIERS.map(tier => ({
  tier,
  priceMinor: null,
  ...USUAL_TRANSIT[tier],
  poBoxes: true,
}))

/** Shipping terms of a shop for the places of one zone. */
export interface ZoneTerms {
  name: string
  /** Sum of lines from which standard shipping is free. Null if it never is. */
  freeFromMinor: number | null
  /** Empty if the shop does not deliver there. */
  tiers: readonly ZoneTier[]
}

/** Shipping terms of a shop for a destination. */
export interface DeliveryTerms {
  timeZone: string
  handlingDays: number
  /** Country that parcels leave from. Null if the shop has not stated it. */
  from: string | null
  /** Zone of the destination. Null if the shop does not deliver there. */
  zone: ZoneTerms | null
  /** Whether there is no zone because the shop's business is outside the EU. */
  isBarredByTax: boolean
  taxRateBasisPoints: number
}

export interface DeliveryTermsRow {
  time_zone: string
  handling_days: number
  ships_from: string | null
  zone: ZoneTerms | null
  is_barred_by_tax: boolean
  tax_rate_basis_points: number
}

export const termsOf = (row: DeliveryTermsRow): DeliveryTerms => ({
  timeZone: row.time_zone,
  handlingDays: row.handling_days,
  from: row.ships_from,
  zone: row.zone,
  isBarredByTax: row.is_barred_by_tax,
  taxRateBasisPoints: row.tax_rate_basis_points,
})
