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
import type { OrderShopData } from './order-shop.tsx'
import type { OrderStatusName } from './order-status.tsx'
import type { OrderEventData } from './order-timeline.tsx'

export interface OrderDetailData {
  /** Unique in the list. */
  id: string
  /** The number that people read. */
  number: string
  /** The shop that sends it. */
  shop: OrderShopData
  /** Status, shown as a badge. */
  status: OrderStatusName
  /** Shipping speed; `null` if it is not known. */
  tier: 'standard' | 'premium' | 'express' | null
  /** Arrival; `null` if it is not known. */
  arrival: ArrivalData | null
  /** ISO 4217 code. */
  currency: string
  /** Bought lines. */
  lines: readonly OrderDetailLine[]
  /** Events, oldest first; shown newest first. */
  events: readonly OrderEventData[]
  /** Parcels. Empty says that nothing has shipped yet. */
  parcels: readonly ParcelData[]
  /** Paid amounts in their order. */
  amounts: readonly OrderAmount[]
}

export interface OrderDetailCardProps extends OrderActionEvents, ParcelEvents {
  /** The order to show. */
  order: OrderDetailData
  /** Called with the line's id when "Buy again" is pressed. Without it there is no such button. */
  onBuyLine?: ((lineId: string) => void) | undefined
  /** Action in progress: `all`, `invoice`, or the id of a line or a parcel. Its button shows a spinner. */
  busyId?: string | undefined
  /** Cases after the sale, such as `OrderCases`, below the lines. */
  cases?: ReactNode
  /** Result of the last action, such as a `Note`, below the buttons. */
  children?: ReactNode
}

/** Shows the order of one shop: its lines, status, amounts and possible actions. */
export function OrderDetailCard({
  order,
  onBuyLine,
  onBuyAll,
  onArrived,
  busyId,
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
            busy={busyId === line.id}
            onBuy={onBuyLine && (() => onBuyLine(line.id))}
          />
        ))}
      </ul>
      {cases && <div className={styles.cases}>{cases}</div>}
      <OrderWay events={order.events} parcels={order.parcels} onArrived={onArrived} busyId={busyId}>
        <OrderPart title={t('amounts')}>
          <OrderMoney amounts={order.amounts} currency={currency} />
        </OrderPart>
      </OrderWay>
      {(isAnyOffered || children) && (
        <footer className={styles.actions}>
          <OrderActions {...offered} shop={shop.name} busyId={busyId} />
          {children && <div className={styles.outcome}>{children}</div>}
        </footer>
      )}
    </article>
  )
}
