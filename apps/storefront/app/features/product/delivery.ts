import type { Product } from '@stoa/api-client/schema'
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

/** When it comes, for how much, and how it goes back. */
export function deliveryItems({ offers, freeFrom }: Product['delivery']): DeliveryItem[] {
  const ways = offers.map(offer => {
    const isFreeLater = offer.tier === 'standard' && offer.price > 0 && freeFrom !== null
    return {
      id: offer.tier,
      icon: offer.tier,
      title: `Arrives ${arrivalDays(offer)}`,
      text: isFreeLater ? `Standard, free from ${formatMoney(toMinor(freeFrom))}` : NAMES[offer.tier],
      amount: toMinor(offer.price),
    }
  })
  return [...ways, RETURNS]
}
