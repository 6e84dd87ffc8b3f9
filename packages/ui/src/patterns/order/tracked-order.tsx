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
  /** Status, shown as a badge. */
  status: OrderStatusName
  /** Number of all its items. */
  pieces: number
  /** Arrival; `null` if it is not known. */
  arrival: ArrivalData | null
  /** Events, oldest first; shown newest first. */
  events: readonly OrderEventData[]
  /** Parcels. Empty says that nothing has shipped yet. */
  parcels: readonly ParcelData[]
}

/**
 * Shows the steps and parcels of one shop's order, without name, address and amounts. For anyone with the order's
 * number and email, or with the emailed link.
 */
export function TrackedOrder({
  order,
}: {
  /** Order data that people with its number may see. */
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
