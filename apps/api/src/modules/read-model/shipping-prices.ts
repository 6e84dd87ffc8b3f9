import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'

export type Tier = components['schemas']['ShippingTier']

/** Price of each tier per shop and order, in whole units of the marketplace's currency. */
const PRICES: Readonly<Record<Tier, number>> = { standard: 6.99, premium: 12.99, express: 30.99 }

/** The ways in which shops ship, the cheapest first. */
export const SHIPPING_TIERS = Object.keys(PRICES) as readonly Tier[]

/** Price of a tier in minor units, rounded to the smallest unit of the currency: 699 in USD, 7 in JPY, 6990 in KWD. */
export const shippingPrice = (tier: Tier, { toMinor }: Pick<Money, 'toMinor'>): number =>
  toMinor(PRICES[tier])
