'use client'

import { type ReactNode, useId } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { useLabels, useStoa } from '../../system/index.ts'
import * as styles from './order.css.ts'
import { orderLabels } from './order.labels.ts'
import { OrderStatus, type OrderStatusName } from './order-status.tsx'

export interface OrderLineData {
  id: string
  title: string
  /** In words: "Glaze: Lagoon". */
  options: readonly string[]
  quantity: number
  picture: PictureData | null
  /** Where the product still is. */
  href?: string | undefined
}

export interface OrderCardData {
  id: string
  number: string
  /** The order's own page. */
  href?: string | undefined
  /** ISO 8601. */
  placedAt: string
  status: OrderStatusName
  shop: { name: string; href: string }
  /** Minor units. */
  total: number
  /** ISO 4217. */
  currency: string
  pieces: number
  lines: readonly OrderLineData[]
}

const SHOWN = 3

/** One order: from whom, when, where it is, and what is in it. */
export function OrderCard({ order }: { order: OrderCardData }) {
  const t = useLabels('order', orderLabels)
  const { locale } = useStoa()
  const id = useId()
  const rest = order.lines.length - SHOWN
  return (
    <article className={styles.card} aria-labelledby={id} data-component="OrderCard">
      <div className={styles.head}>
        <h2 id={id} className={styles.number}>
          {order.href ? (
            <Link href={order.href}>{t('number', { number: order.number })}</Link>
          ) : (
            t('number', { number: order.number })
          )}
        </h2>
        <OrderStatus status={order.status} />
        <span className={styles.facts}>
          <Link href={order.shop.href}>{order.shop.name}</Link>
          <span>
            <time dateTime={order.placedAt}>
              {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(order.placedAt))}
            </time>
            {' · '}
            {t('pieces', { count: order.pieces })}
          </span>
        </span>
      </div>
      <ul className={styles.lines}>
        {order.lines.slice(0, SHOWN).map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className={styles.foot}>
        <span>{rest > 0 && t('more', { count: rest })}</span>
        <span className={styles.total}>
          {t('total')} <Price amount={order.total} currency={order.currency} />
        </span>
      </div>
    </article>
  )
}

function Line({ line: { title, options, quantity, picture, href } }: { line: OrderLineData }) {
  const t = useLabels('order', orderLabels)
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} sizes="56px" rounded="sm" decorative />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          {t('times', { quantity })} {href ? <Link href={href}>{title}</Link> : title}
        </span>
        {options.length > 0 && <span className={styles.options}>{options.join(' · ')}</span>}
      </span>
    </li>
  )
}

/** Orders below each other. */
export function OrderCards({ children }: { children: ReactNode }) {
  const t = useLabels('order', orderLabels)
  return (
    <section className={styles.cards} aria-label={t('orders')} data-component="OrderCards">
      {children}
    </section>
  )
}
