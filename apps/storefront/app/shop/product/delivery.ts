import type { Product } from '@stoa/api-client/schema'
import type { ShopDelivery } from '@stoa/cart-core'
import type { DeliveryItem } from '@stoa/ui'
import { arrivalDays } from '../../lib/arrival-days.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'

type Offer = Product['delivery']['offers'][number]

const NAMES: Readonly<Record<Offer['tier'], string>> = {
  standard: 'Standard',
  premium: 'Premium',
  express: 'Express',
}

const RETURNS: DeliveryItem = {
  id: 'returns',
  icon: 'returns',
  title: 'Free returns within 30 days',
  text: 'The shop pays the way back. Start one from your orders.',
}

/** What the cart says of the shop's delivery until the server has priced the line; null where it sends nothing. */
export function cartDelivery({ offers, freeFrom }: Product['delivery']): ShopDelivery | null {
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

/** When it comes, for how much, and how it goes back. What is sold out comes on no day that one could tell. */
export function deliveryItems({ offers, freeFrom }: Product['delivery'], isSoldOut: boolean): DeliveryItem[] {
  const ways = offers.map((offer): DeliveryItem => {
    const isFreeLater = offer.tier === 'standard' && offer.price > 0 && freeFrom !== null
    const name = isFreeLater ? `Standard, free from ${formatMoney(toMinor(freeFrom))}` : NAMES[offer.tier]
    const [title, text] = isSoldOut
      ? [name, 'No date while it is sold out']
      : [`Arrives ${arrivalDays(offer)}`, name]
    return { id: offer.tier, icon: offer.tier, title, text, amount: toMinor(offer.price) }
  })
  return [...ways, RETURNS]
}
