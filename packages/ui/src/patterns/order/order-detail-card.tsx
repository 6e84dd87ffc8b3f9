'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { type ArrivalData, OrderArrival } from './order-arrival.tsx'
import type { OrderLineData } from './order-card.tsx'
import * as styles from './order-detail-card.css.ts'
import { type OrderAmount, OrderMoney } from './order-money.tsx'
import { OrderParcels, type ParcelData } from './order-parcels.tsx'
import { OrderStatus, type OrderStatusName } from './order-status.tsx'
import { type OrderEventData, OrderTimeline } from './order-timeline.tsx'

export interface OrderDetailLine extends OrderLineData {
  /** Minor units, as it was paid. */
  unitPrice: number
  /** The list price, where a sale price was paid. */
  compareAt: number | null
  total: number
  canceled: number
  /** Its variant is still sold. */
  isSold: boolean
}

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

export interface OrderDetailCardProps {
  order: OrderDetailData
  onBuyLine?: ((lineId: string) => void) | undefined
  onBuyAll?: (() => void) | undefined
  onInvoice?: (() => void) | undefined
  /** What is under way: `all`, `invoice`, or a line's id. */
  busy?: string | undefined
  /** What came of it, said under the buttons. */
  children?: ReactNode
}

/** What one shop sends: what, where it is, what it cost, and what can be done with it now. */
export function OrderDetailCard({
  order,
  onBuyLine,
  onBuyAll,
  onInvoice,
  busy,
  children,
}: OrderDetailCardProps) {
  const t = useLabels('order', orderLabels)
  const id = useId()
  const { shop, number, tier, arrival, lines, currency } = order
  const isAnySold = lines.some(({ isSold }) => isSold)
  return (
    <article className={styles.card} aria-labelledby={id} data-component="OrderDetailCard">
      <header className={styles.head}>
        <h2 id={id} className={styles.shop}>
          <Link href={shop.href} tone="inherit">
            {shop.name}
          </Link>
        </h2>
        <OrderStatus status={order.status} />
        <p className={styles.facts}>
          <span>{t('number', { number })}</span>
          {tier && <span>{t(tier)}</span>}
          {arrival && (
            <span>
              <OrderArrival {...arrival} />
            </span>
          )}
        </p>
      </header>
      <ul className={styles.lines}>
        {lines.map(line => (
          <Line
            key={line.id}
            line={line}
            currency={currency}
            busy={busy === line.id}
            onBuy={onBuyLine && (() => onBuyLine(line.id))}
          />
        ))}
      </ul>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('timeline')}</h3>
          <OrderTimeline events={order.events} />
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('parcels')}</h3>
          <OrderParcels parcels={order.parcels} />
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('amounts')}</h3>
          <OrderMoney amounts={order.amounts} currency={currency} />
        </section>
      </div>
      {(onBuyAll || onInvoice || children) && (
        <footer className={styles.actions}>
          {onBuyAll && isAnySold && (
            <Button
              size="sm"
              emphasis="line"
              busy={busy === 'all'}
              onClick={onBuyAll}
              aria-label={t('buyOrderAgain', { shop: shop.name })}
            >
              {t('buyAllAgain')}
            </Button>
          )}
          {onInvoice && (
            <Button
              size="sm"
              emphasis="line"
              busy={busy === 'invoice'}
              onClick={onInvoice}
              aria-label={t('invoiceOf', { shop: shop.name })}
            >
              {t('invoice')}
            </Button>
          )}
          {children && <div className={styles.outcome}>{children}</div>}
        </footer>
      )}
    </article>
  )
}

interface LineProps {
  line: OrderDetailLine
  currency: string
  busy: boolean
  onBuy: (() => void) | undefined
}

function Line({ line, currency, busy, onBuy }: LineProps) {
  const t = useLabels('order', orderLabels)
  const { money } = useMoney()
  const { title, options, quantity, picture, href, unitPrice, compareAt, total, canceled, isSold } = line
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} sizes="72px" rounded="sm" decorative />
      </span>
      <div className={styles.text}>
        <span className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</span>
        {options.length > 0 && <span className={styles.detail}>{options.join(' · ')}</span>}
        <span className={styles.detail}>
          {t('each', { quantity, price: money(unitPrice, currency) })}
          {compareAt !== null && ` (${t('before', { price: money(compareAt, currency) })})`}
        </span>
        {canceled > 0 && <span className={styles.canceled}>{t('canceledPieces', { count: canceled })}</span>}
      </div>
      <span className={styles.amount}>{money(total, currency)}</span>
      {onBuy && (
        <span className={styles.again}>
          {isSold ? (
            <Button
              size="sm"
              emphasis="soft"
              busy={busy}
              onClick={onBuy}
              aria-label={t('buyLineAgain', { title })}
            >
              {t('buyAgain')}
            </Button>
          ) : (
            <span className={styles.detail}>{t('notSold')}</span>
          )}
        </span>
      )}
    </li>
  )
}
