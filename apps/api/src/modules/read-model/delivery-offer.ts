import type { Day } from '../../platform/local-day.ts'
import { arrivalOf } from './arrival.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import { chooseTier, offeredTiers } from './shipping.ts'
import type { ShippingPrices } from './shipping-prices.ts'

/** Price and arrival of a shop's cheapest shipping while lines or address are not settled. */
export interface DeliveryOffer {
  /** Price steps. The last one whose `itemsFromMinor` the sum of the lines reaches applies; the first begins at 0. */
  steps: readonly { itemsFromMinor: number; minor: number }[]
  from: Day
  to: Day
}

/** Builds an offer from the tiers and prices of a quote. Null if the shop doesn't deliver to the destination. */
export function deliveryOffer(
  terms: DeliveryTerms,
  { now, prices }: { now: Date; prices: ShippingPrices },
): DeliveryOffer | null {
  const cheapest = (itemMinor: number) => chooseTier(offeredTiers(terms, { itemMinor, prices }), undefined)
  const first = cheapest(0)
  if (!first) return null
  const steps = [{ itemsFromMinor: 0, minor: first.minor }]
  const freeFrom = terms.zone?.freeFromMinor ?? null
  const reached = freeFrom === null ? null : cheapest(freeFrom)
  if (freeFrom !== null && reached && reached.minor !== first.minor)
    steps.push({ itemsFromMinor: freeFrom, minor: reached.minor })
  const { from, to } = arrivalOf(now, { ...terms, ...first })
  return { steps, from, to }
}
