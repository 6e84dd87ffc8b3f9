import type { ShopDelivery } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { shortDays } from './arrival-days.ts'
import { cardDeliveryLabels as t } from './card-delivery.labels.ts'

/** Line about shipping on a card. */
export interface CardLine {
  readonly text: string
  /** Whether the shop ships to the destination. */
  readonly deliverable: boolean
}

/** Lines by shop id. A shop on vacation has none. */
export type CardDelivery = Readonly<Record<string, CardLine>>

/**
 * Returns the line of a shop, about its cheapest offer; null on its vacation.
 *
 * @param country name of the destination
 */
export function cardDelivery(
  { status, offers }: Pick<ShopDelivery, 'status' | 'offers'>,
  country: string,
): CardLine | null {
  if (status === 'unavailable') return { text: formatMessage(t.unavailable, { country }), deliverable: false }
  const [cheapest] = offers
  if (!cheapest) return null
  const label = cheapest.price === 0 ? t.free : t.arrives
  return { text: formatMessage(label, { days: shortDays(cheapest) }), deliverable: true }
}
