import type { CheckoutGroup, ShippingOffer, ShippingTier } from '@stoa/api-client/schema'
import type { DeliveryTier } from '@stoa/ui'
import { toMinor } from '../../lib/money.ts'
import { deliveryPlanLabels } from './checkout.labels.ts'

/** Tiers by shop id. */
export type Tiers = Readonly<Record<string, ShippingTier>>

/** One choice for all shops, with the price and the days of all parcels together. */
export interface DeliveryPlan extends DeliveryTier {
  readonly tiers: Tiers
}

const byPrice = (a: ShippingOffer, b: ShippingOffer) => a.price - b.price
const byDay = (a: ShippingOffer, b: ShippingOffer) =>
  a.arrivesTo.localeCompare(b.arrivesTo) || a.arrivesFrom.localeCompare(b.arrivesFrom) || byPrice(a, b)

const PICKS = {
  standard: (offers: readonly ShippingOffer[]) =>
    offers.find(({ tier }) => tier === 'standard') ?? offers.toSorted(byPrice)[0]!,
  fastest: (offers: readonly ShippingOffer[]) => offers.toSorted(byDay)[0]!,
} as const

/**
 * Returns the choices for all shops at once: each shop's standard tier, and each shop's fastest one. Empty if there is
 * nothing to choose, as with one parcel.
 */
export function deliveryPlans(groups: readonly Pick<CheckoutGroup, 'shop' | 'tiers'>[]): DeliveryPlan[] {
  const sending = groups.filter(({ tiers }) => tiers.length > 0)
  if (sending.length < 2) return []
  const plans = (['standard', 'fastest'] as const).map(value => {
    const picked = sending.map(({ shop, tiers }) => ({ shopId: shop.id, ...PICKS[value](tiers) }))
    return {
      value,
      label: deliveryPlanLabels[value],
      price: picked.reduce((sum, { price }) => sum + toMinor(price), 0),
      arrivesFrom: picked.map(({ arrivesFrom }) => arrivesFrom).toSorted()[0]!,
      arrivesTo: picked
        .map(({ arrivesTo }) => arrivesTo)
        .toSorted()
        .at(-1)!,
      tiers: Object.fromEntries(picked.map(({ shopId, tier }) => [shopId, tier])),
    }
  })
  const [standard, fastest] = plans as [DeliveryPlan, DeliveryPlan]
  const isOne = Object.entries(standard.tiers).every(([shopId, tier]) => fastest.tiers[shopId] === tier)
  return isOne ? [] : plans
}

/** Returns the value of the plan that these tiers make up; null if they are no plan. */
export const planOf = (
  plans: readonly DeliveryPlan[],
  chosen: Readonly<Record<string, ShippingTier | null>>,
) =>
  plans.find(({ tiers }) => Object.entries(tiers).every(([shopId, tier]) => chosen[shopId] === tier))
    ?.value ?? null
