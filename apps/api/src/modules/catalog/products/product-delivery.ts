import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { offeredTiers, viewOffer } from '../../read-model/index.ts'
import type { ProductRow } from './product.repository.ts'

type Delivery = components['schemas']['ProductDelivery']

/**
 * How one piece of a product would come if it were ordered now, by the rules of the checkout. Where to is not known
 * yet: to the shop's own country, or anywhere when that is not told or not sent to. While a shop pauses it sends
 * nothing, and nobody knows when.
 */
export function deliveryOf(
  { shop, terms, priceMin, priceSaleMin }: Pick<ProductRow, 'shop' | 'terms' | 'priceMin' | 'priceSaleMin'>,
  { money, now }: { money: Money; now: Date },
): Delivery {
  const freeFrom = money.toNullableDecimal(terms.freeShippingFromMinor)
  if (shop.pause) return { offers: [], freeFrom }
  const to = (country: string | null) =>
    offeredTiers(terms, { itemMinor: priceSaleMin ?? priceMin, country, money })
  const domestic = to(shop.country)
  const offers = domestic.length > 0 ? domestic : to(null)
  return { offers: offers.map(offer => viewOffer(offer, terms, { money, now })), freeFrom }
}
