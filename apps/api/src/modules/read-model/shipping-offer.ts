import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import { arrivalOf } from './arrival.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import type { TierPrice } from './shipping.ts'

/** An offer as the checkout and a product's page show it: the same price and days in both, if it is ordered now. */
export function viewOffer(
  { tier, minor, ...transit }: TierPrice,
  { timeZone, handlingDays }: Pick<DeliveryTerms, 'timeZone' | 'handlingDays'>,
  { money, now }: { money: Pick<Money, 'toDecimal'>; now: Date },
): components['schemas']['ShippingOffer'] {
  const { from, to } = arrivalOf(now, { timeZone, handlingDays, ...transit })
  return { tier, price: money.toDecimal(minor), arrivesFrom: from, arrivesTo: to }
}
