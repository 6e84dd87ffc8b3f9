'use client'

import { useId } from 'react'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import type { ArrivalData } from './order-arrival.tsx'
import * as styles from './order-detail-card.css.ts'
import { OrderHead, OrderWay } from './order-head.tsx'
import type { ParcelData } from './order-parcels.tsx'
import type { OrderStatusName } from './order-status.tsx'
import type { OrderEventData } from './order-timeline.tsx'

export interface TrackedOrderData {
  number: string
  shop: { name: string; href: string }
  status: OrderStatusName
  pieces: number
  arrival: ArrivalData | null
  events: readonly OrderEventData[]
  parcels: readonly ParcelData[]
}

/** Where one shop's order is, for whoever has its number: steps and parcels, no name, no address, no amount. */
export function TrackedOrder({ order }: { order: TrackedOrderData }) {
  const t = useLabels('order', orderLabels)
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} data-component="TrackedOrder">
      <OrderHead id={id} order={order} fact={t('pieces', { count: order.pieces })} />
      <OrderWay events={order.events} parcels={order.parcels} />
    </article>
  )
}
