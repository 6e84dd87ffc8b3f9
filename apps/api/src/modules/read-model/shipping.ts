import type { Money } from '../../platform/money.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import { shippingPrice, type Tier } from './shipping-prices.ts'

export interface TierPrice {
  tier: Tier
  minor: number
}

/**
 * What a shop charges for sending lines of this sum to a country, the cheapest first; empty where it does not send
 * there. While no address is chosen, all that it offers.
 */
export function offeredTiers(
  terms: Pick<DeliveryTerms, 'shipsTo' | 'shippingTiers' | 'freeShippingFromMinor'>,
  { itemMinor, country, money }: { itemMinor: number; country: string | null; money: Pick<Money, 'toMinor'> },
): TierPrice[] {
  const { shipsTo, shippingTiers, freeShippingFromMinor } = terms
  if (country !== null && shipsTo !== null && !shipsTo.includes(country)) return []
  const isFree = freeShippingFromMinor !== null && itemMinor >= freeShippingFromMinor
  return shippingTiers
    .map(tier => ({ tier, minor: tier === 'standard' && isFree ? 0 : shippingPrice(tier, money) }))
    .sort((a, b) => a.minor - b.minor)
}

/** The chosen tier where it is offered, else the cheapest; null where none is. */
export const chooseTier = (offered: readonly TierPrice[], wanted: Tier | undefined): TierPrice | null =>
  offered.find(({ tier }) => tier === wanted) ?? offered[0] ?? null
