import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import {
  crossesCustoms,
  type Destination,
  offeredTiers,
  type ShippingPrices,
  viewOffer,
} from '../../read-model/index.ts'
import type { ShopDeliveryRow } from './shop-delivery.sql.ts'

type Delivery = Omit<components['schemas']['ShopDelivery'], 'shopId'>

interface Asked {
  to: Destination
  /** Sum of the lines to be delivered, in minor units. */
  itemMinor: number
  money: Money
  prices: ShippingPrices
  now: Date
}

/** Shipping of a shop to a destination if it were ordered now, by the rules of the checkout. */
export function viewDelivery(
  { terms, isPaused, regionsDiffer }: ShopDeliveryRow,
  { to, itemMinor, money, prices, now }: Asked,
): Delivery {
  const offered = offeredTiers(terms, { itemMinor, prices })
  const status = offered.length === 0 ? 'unavailable' : isPaused ? 'paused' : 'available'
  return {
    status,
    offers: status === 'available' ? offered.map(offer => viewOffer(offer, terms, { money, now })) : [],
    freeFrom: money.toNullableDecimal(terms.zone?.freeFromMinor ?? null),
    duties: crossesCustoms(terms.from, to.country),
    regionsDiffer: regionsDiffer && !terms.isBarredByTax,
    ...(terms.isBarredByTax && { reason: 'tax' }),
  }
}
