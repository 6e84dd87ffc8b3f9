import type { DeliveryTerms } from './delivery-terms.ts'
import type { ShippingPrices, Tier } from './shipping-prices.ts'

export interface TierPrice {
  tier: Tier
  minor: number
}

/**
 * Lists a shop's shipping prices for lines of this sum to a country, cheapest first. Empty if it doesn't ship there.
 * Without an address, contains all offers.
 */
export function offeredTiers(
  terms: Pick<DeliveryTerms, 'shipsTo' | 'shippingTiers' | 'freeShippingFromMinor'>,
  { itemMinor, country, prices }: { itemMinor: number; country: string | null; prices: ShippingPrices },
): TierPrice[] {
  const { shipsTo, shippingTiers, freeShippingFromMinor } = terms
  if (country !== null && shipsTo !== null && !shipsTo.includes(country)) return []
  const isFree = freeShippingFromMinor !== null && itemMinor >= freeShippingFromMinor
  return shippingTiers
    .map(tier => ({ tier, minor: tier === 'standard' && isFree ? 0 : prices[tier] }))
    .sort((a, b) => a.minor - b.minor)
}

/** Chooses the wanted tier if it is offered, else the cheapest. Null if none is offered. */
export const chooseTier = (offered: readonly TierPrice[], wanted: Tier | undefined): TierPrice | null =>
  offered.find(({ tier }) => tier === wanted) ?? offered[0] ?? null
