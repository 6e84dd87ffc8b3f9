'use client'

import { type ReactNode, useId } from 'react'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { type OrderActionEvents, OrderActions } from './order-actions.tsx'
import type { ArrivalData } from './order-arrival.tsx'
import * as styles from './order-detail-card.css.ts'
import { OrderHead, OrderPart, OrderWay } from './order-head.tsx'
import { type OrderDetailLine, OrderLine } from './order-line.tsx'
import { type OrderAmount, OrderMoney } from './order-money.tsx'
import type { ParcelData, ParcelEvents } from './order-parcels.tsx'
import type { OrderStatusName } from './order-status.tsx'
import type { OrderEventData } from './order-timeline.tsx'

export interface OrderDetailData {
  id: string
  number: string
  shop: { name: string; href: string }
  status: OrderStatusName
  tier: 'standard' | 'premium' | 'express' | null
  arrival: ArrivalData | null
  /** ISO 4217. */
  currency: string
  lines: readonly OrderDetailLine[]
  events: readonly OrderEventData[]
  parcels: readonly ParcelData[]
  amounts: readonly OrderAmount[]
}

export interface OrderDetailCardProps extends OrderActionEvents, ParcelEvents {
  order: OrderDetailData
  onBuyLine?: ((lineId: string) => void) | undefined
  /** What is under way: `all`, `invoice`, or the id of a line or a parcel. */
  busy?: string | undefined
  /** What came after the sale, under the lines. */
  cases?: ReactNode
  /** What came of a press, said under the buttons. */
  children?: ReactNode
}

/** What one shop sends: what, where it is, what it cost, and what can be done with it now. */
export function OrderDetailCard({
  order,
  onBuyLine,
  onBuyAll,
  onArrived,
  busy,
  cases,
  children,
  ...actions
}: OrderDetailCardProps) {
  const t = useLabels('order', orderLabels)
  const id = useId()
  const { shop, tier, lines, currency } = order
  const offered = {
    ...actions,
    onBuyAll: lines.some(({ isSold }) => isSold) ? onBuyAll : undefined,
  }
  const isAnyOffered = Object.values(offered).some(Boolean)
  return (
    <article className={styles.card} aria-labelledby={id} data-component="OrderDetailCard">
      <OrderHead id={id} order={order} fact={tier && t(tier)} />
      <ul className={styles.lines}>
        {lines.map(line => (
          <OrderLine
            key={line.id}
            line={line}
            currency={currency}
            busy={busy === line.id}
            onBuy={onBuyLine && (() => onBuyLine(line.id))}
          />
        ))}
      </ul>
      {cases && <div className={styles.cases}>{cases}</div>}
      <OrderWay events={order.events} parcels={order.parcels} onArrived={onArrived} busy={busy}>
        <OrderPart title={t('amounts')}>
          <OrderMoney amounts={order.amounts} currency={currency} />
        </OrderPart>
      </OrderWay>
      {(isAnyOffered || children) && (
        <footer className={styles.actions}>
          <OrderActions {...offered} shop={shop.name} busy={busy} />
          {children && <div className={styles.outcome}>{children}</div>}
        </footer>
      )}
    </article>
  )
}
