import type { DeliveryTerms, ZoneTerms, ZoneTier } from './delivery-terms.ts'
import type { ShippingPrices, Tier } from './shipping-prices.ts'
import type { Transit } from './transit.ts'

export interface TierPrice extends Transit {
  tier: Tier
  minor: number
}

interface Wanted {
  /** Sum of the shop's lines. */
  itemMinor: number
  /** Marketplace's prices, for tiers without a price in the zone. */
  prices: ShippingPrices
  /** Whether the address is a PO box or the like. */
  isPoBox?: boolean
}

/** Lists a shop's shipping prices for lines of this sum, cheapest first. Empty if it doesn't deliver there. */
export function offeredTiers(
  { zone }: Pick<DeliveryTerms, 'zone'>,
  { itemMinor, prices, isPoBox = false }: Wanted,
): TierPrice[] {
  if (!zone) return []
  const { freeFromMinor } = zone
  const isFree = freeFromMinor !== null && itemMinor >= freeFromMinor
  return tiersFor(zone, isPoBox)
    .map(({ tier, priceMinor, transitMin, transitMax }) => ({
      tier,
      minor: tier === 'standard' && isFree ? 0 : (priceMinor ?? prices[tier]),
      transitMin,
      transitMax,
    }))
    .sort((a, b) => a.minor - b.minor)
}

const tiersFor = ({ tiers }: ZoneTerms, isPoBox: boolean): readonly ZoneTier[] =>
  tiers.filter(({ poBoxes }) => poBoxes || !isPoBox)

/** Price of the cheapest tier, regardless of free shipping. 0 if none is offered. */
export function standardPrice(
  { zone }: Pick<DeliveryTerms, 'zone'>,
  { prices, isPoBox = false }: Omit<Wanted, 'itemMinor'>,
): number {
  const offered = zone ? tiersFor(zone, isPoBox) : []
  return offered.length === 0
    ? 0
    : Math.min(...offered.map(({ tier, priceMinor }) => priceMinor ?? prices[tier]))
}

/** Chooses the wanted tier if it is offered, else the cheapest. Null if none is offered. */
export const chooseTier = (offered: readonly TierPrice[], wanted: Tier | undefined): TierPrice | null =>
  offered.find(({ tier }) => tier === wanted) ?? offered[0] ?? null
