'use client'

import { type ReactNode, useId } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './order.css.ts'
import { orderLabels } from './order.labels.ts'
import { useOrderDates } from './order-dates.ts'
import { OrderShop, type OrderShopData } from './order-shop.tsx'
import { OrderStatus, type OrderStatusName } from './order-status.tsx'

export interface OrderLineData {
  /** Unique in its order. */
  id: string
  /** The product's name. */
  title: string
  /** Labels of the chosen options: "Glaze: Lagoon". Empty for none. */
  options: readonly string[]
  /** Bought quantity. */
  quantity: number
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Address of the product's page. Leave out when it is gone. */
  href?: string | undefined
}

export interface OrderCardData {
  /** Unique in the list. */
  id: string
  /** The number that people read. */
  number: string
  /** Address of the order's own page. Without it the number is no link. */
  href?: string | undefined
  /** Time of the order, ISO 8601. */
  placedAt: string
  /** Status, shown as a badge. */
  status: OrderStatusName
  /** The shop that sends it. */
  shop: OrderShopData
  /** Amount that was paid, in minor units. */
  total: number
  /** ISO 4217 code. */
  currency: string
  /** Number of all its items. */
  pieces: number
  /** Bought lines. The first three show, the rest is counted. */
  lines: readonly OrderLineData[]
}

const SHOWN = 3

/** Shows one order: its shop, date, status and contents. */
export function OrderCard({
  order,
  headingLevel = 2,
}: {
  /** The order to show. */
  order: OrderCardData
  /** Level of its heading. Default 2; 3 inside an `OrderPurchase`, which shows the date for all of its orders. */
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  const t = useLabels('order', orderLabels)
  const id = useId()
  const rest = order.lines.length - SHOWN
  return (
    <article className={styles.card} aria-labelledby={id} data-component="OrderCard">
      <div className={styles.head}>
        <Heading id={id} className={styles.number}>
          {order.href ? (
            <Link href={order.href}>{t('number', { number: order.number })}</Link>
          ) : (
            t('number', { number: order.number })
          )}
        </Heading>
        <OrderStatus status={order.status} />
        <span className={styles.facts}>
          <OrderShop shop={order.shop} />
          <span>
            {headingLevel === 2 && (
              <>
                <PlacedAt at={order.placedAt} />
                {' · '}
              </>
            )}
            <span>{t('pieces', { count: order.pieces })}</span>
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

function PlacedAt({ at }: { at: string }) {
  const { day } = useOrderDates()
  return <time dateTime={at}>{day(at)}</time>
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
          <span>{t('times', { quantity })}</span>{' '}
          {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
        </span>
        {options.length > 0 && <span className={styles.options}>{options.join(' · ')}</span>}
      </span>
    </li>
  )
}

/** Orders below each other. */
export function OrderCards({
  children,
}: {
  /** The `OrderCard`s, one below the other. */
  children: ReactNode
}) {
  const t = useLabels('order', orderLabels)
  return (
    <section className={styles.cards} aria-label={t('orders')} data-component="OrderCards">
      {children}
    </section>
  )
}

export interface OrderPurchaseProps {
  /** Heading of the purchase: its number, and from how many shops it is. */
  title: string
  /** Time of the purchase, ISO 8601. */
  placedAt: string
  /** The `OrderCard` of each shop, with heading level 3. */
  children: ReactNode
}

/** Shows one purchase from several shops as one card. Its parts are the shops' orders. */
export function OrderPurchase({ title, placedAt, children }: OrderPurchaseProps) {
  const id = useId()
  return (
    <section className={styles.purchase} aria-labelledby={id} data-component="OrderPurchase">
      <div className={styles.purchaseHead}>
        <h2 id={id} className={styles.purchaseTitle}>
          {title}
        </h2>
        <PlacedAt at={placedAt} />
      </div>
      {children}
    </section>
  )
}
