'use client'

import { useId } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { type ArrivalData, OrderArrival } from './order-arrival.tsx'
import * as styles from './order-detail-card.css.ts'
import { OrderParcels, type ParcelData } from './order-parcels.tsx'
import { OrderStatus, type OrderStatusName } from './order-status.tsx'
import { type OrderEventData, OrderTimeline } from './order-timeline.tsx'

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
  const { shop, number, pieces, arrival } = order
  return (
    <article className={styles.card} aria-labelledby={id} data-component="TrackedOrder">
      <header className={styles.head}>
        <h2 id={id} className={styles.shop}>
          <Link href={shop.href} tone="inherit">
            {shop.name}
          </Link>
        </h2>
        <OrderStatus status={order.status} />
        <p className={styles.facts}>
          <span>{t('number', { number })}</span>
          <span>{t('pieces', { count: pieces })}</span>
          {arrival && (
            <span>
              <OrderArrival {...arrival} />
            </span>
          )}
        </p>
      </header>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('timeline')}</h3>
          <OrderTimeline events={order.events} />
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('parcels')}</h3>
          <OrderParcels parcels={order.parcels} />
        </section>
      </div>
    </article>
  )
}
