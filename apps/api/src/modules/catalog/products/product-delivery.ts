import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { offeredTiers, type ShippingPrices, viewOffer } from '../../read-model/index.ts'
import type { ProductRow } from './product.repository.ts'

type Delivery = components['schemas']['ProductDelivery']

/**
 * Shipping options for one item of a product if it were ordered now, by the rules of the checkout. The destination is
 * unknown: it assumes the shop's own country, or any country if that is unknown or not shipped to. During a shop's
 * vacation there are none.
 */
export function deliveryOf(
  { shop, terms, priceMin, priceSaleMin }: Pick<ProductRow, 'shop' | 'terms' | 'priceMin' | 'priceSaleMin'>,
  {
    country,
    money,
    prices,
    now,
  }: { country: Delivery['country']; money: Money; prices: ShippingPrices; now: Date },
): Delivery {
  const freeFrom = money.toNullableDecimal(terms.freeShippingFromMinor)
  const facts = { country, freeFrom, duties: false, regionsDiffer: false }
  if (shop.pause) return { ...facts, status: 'paused', offers: [] }
  const to = (country: string | null) =>
    offeredTiers(terms, { itemMinor: priceSaleMin ?? priceMin, country, prices })
  const domestic = to(shop.country)
  const offers = domestic.length > 0 ? domestic : to(null)
  return {
    ...facts,
    status: 'available',
    offers: offers.map(offer => viewOffer(offer, terms, { money, now })),
  }
}
