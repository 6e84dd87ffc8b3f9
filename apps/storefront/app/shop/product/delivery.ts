import type { Product } from '@stoa/api-client/schema'
import type { ShopDelivery } from '@stoa/cart-core'
import type { DeliveryItem } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { arrivalDays } from '../../lib/arrival-days.ts'
import { withReturnDays } from '../../lib/market.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { shippingTierLabels } from '../../shared/orders/shipping-tiers.labels.ts'
import { productShippingLabels as t } from './delivery.labels.ts'

type Offered = Pick<Product['delivery'], 'offers' | 'freeFrom'>

const returns = (): DeliveryItem => ({
  id: 'returns',
  icon: 'returns',
  title: withReturnDays(t.returns),
  text: t.returnsText,
})

/** Shipping that the cart shows until the server has priced the line; null if the shop offers none. */
export function cartDelivery({ offers, freeFrom }: Offered): ShopDelivery | null {
  const [cheapest] = offers.toSorted((a, b) => a.price - b.price)
  if (!cheapest) return null
  const { price, arrivesFrom, arrivesTo } = cheapest
  const isFreeLater = price > 0 && freeFrom !== null && offers.some(({ tier }) => tier === 'standard')
  return {
    steps: [
      { itemsFrom: 0, price: toMinor(price) },
      ...(isFreeLater ? [{ itemsFrom: toMinor(freeFrom), price: 0 }] : []),
    ],
    arrivesFrom,
    arrivesTo,
  }
}

/** Arrival and price of each shipping option, and the terms of returns. A sold-out product has no arrival date. */
export function deliveryItems({ offers, freeFrom }: Offered, isSoldOut: boolean): DeliveryItem[] {
  const ways = offers.map((offer): DeliveryItem => {
    const isFreeLater = offer.tier === 'standard' && offer.price > 0 && freeFrom !== null
    const name = isFreeLater
      ? formatMessage(t.standardFreeFrom, { amount: formatMoney(toMinor(freeFrom)) })
      : shippingTierLabels[offer.tier]
    const [title, text] = isSoldOut
      ? [name, t.noDate]
      : [formatMessage(t.arrives, { days: arrivalDays(offer) }), name]
    return { id: offer.tier, icon: offer.tier, title, text, amount: toMinor(offer.price) }
  })
  return [...ways, returns()]
}
