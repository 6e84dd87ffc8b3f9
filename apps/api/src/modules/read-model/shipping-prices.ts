import type { components } from '@stoa/api-client/schema'

export type Tier = components['schemas']['ShippingTier']

/** The ways in which shops ship, the fastest last. */
export const SHIPPING_TIERS: readonly Tier[] = ['standard', 'premium', 'express']

/** Price of each tier per shop and order, in minor units: what the marketplace's settings say. */
export type ShippingPrices = Readonly<Record<Tier, number>>
