'use client'

import { useId } from 'react'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import type { ArrivalData } from './order-arrival.tsx'
import * as styles from './order-detail-card.css.ts'
import { OrderHead, OrderWay } from './order-head.tsx'
import type { ParcelData } from './order-parcels.tsx'
import type { OrderShopData } from './order-shop.tsx'
import type { OrderStatusName } from './order-status.tsx'
import type { OrderEventData } from './order-timeline.tsx'

export interface TrackedOrderData {
  /** The number that people read. */
  number: string
  /** The shop that sends it. */
  shop: OrderShopData
  /** Where it is; shown as a badge. */
  status: OrderStatusName
  /** How many items it has in all. */
  pieces: number
  /** When it arrives; `null` when that is not known. */
  arrival: ArrivalData | null
  /** What happened, the oldest first; shown the newest first. */
  events: readonly OrderEventData[]
  /** How it was sent. Empty says that nothing was sent yet. */
  parcels: readonly ParcelData[]
}

/** Where one shop's order is, for whoever has its number: steps and parcels, no name, no address, no amount. */
export function TrackedOrder({
  order,
}: {
  /** What those may know who have the order's number. */
  order: TrackedOrderData
}) {
  const t = useLabels('order', orderLabels)
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} data-component="TrackedOrder">
      <OrderHead id={id} order={order} fact={t('pieces', { count: order.pieces })} />
      <OrderWay events={order.events} parcels={order.parcels} />
    </article>
  )
}
