'use client'

import type { ReactNode } from 'react'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { type ArrivalData, OrderArrival } from './order-arrival.tsx'
import * as styles from './order-detail-card.css.ts'
import { OrderParcels, type ParcelData, type ParcelEvents } from './order-parcels.tsx'
import { OrderShop, type OrderShopData } from './order-shop.tsx'
import { OrderStatus, type OrderStatusName } from './order-status.tsx'
import { type OrderEventData, OrderTimeline } from './order-timeline.tsx'

export interface OrderHeadProps {
  /** Id of the title. */
  id: string
  order: {
    number: string
    shop: OrderShopData
    status: OrderStatusName
    arrival: ArrivalData | null
  }
  /** A fact between number and arrival. */
  fact?: string | null
}

/** Shows shop, status and arrival of an order. */
export function OrderHead({ id, order: { number, shop, status, arrival }, fact }: OrderHeadProps) {
  const t = useLabels('order', orderLabels)
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.shop}>
        <OrderShop shop={shop} linkTone="inherit" />
      </h2>
      <OrderStatus status={status} />
      <p className={styles.facts}>
        <span>{t('number', { number })}</span>
        {fact && <span>{fact}</span>}
        {arrival && (
          <span>
            <OrderArrival {...arrival} />
          </span>
        )}
      </p>
    </header>
  )
}

export interface OrderWayProps extends ParcelEvents {
  events: readonly OrderEventData[]
  parcels: readonly ParcelData[]
  /** Further parts next to them. */
  children?: ReactNode
}

/** Shows events and parcels of an order. */
export function OrderWay({ events, parcels, children, ...parcelEvents }: OrderWayProps) {
  const t = useLabels('order', orderLabels)
  return (
    <div className={styles.parts}>
      <OrderPart title={t('timeline')}>
        <OrderTimeline events={events} />
      </OrderPart>
      <OrderPart title={t('parcels')}>
        <OrderParcels parcels={parcels} {...parcelEvents} />
      </OrderPart>
      {children}
    </div>
  )
}

export const OrderPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </section>
)
