'use client'

import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { type ArrivalData, OrderArrival } from './order-arrival.tsx'
import * as styles from './order-confirmation.css.ts'
import { OrderShop, type OrderShopData } from './order-shop.tsx'

export interface OrderConfirmationProps {
  /** The number that people read. */
  number: string
  /** Next step, in a sentence. */
  text: string
  /** Shops with their number of items and their arrival, which is `null` if it is not known. */
  shops: readonly (OrderShopData & { pieces: number; arrival: ArrivalData | null })[]
  /** Says that no money moved. Default `false`. */
  isTest?: boolean
  /** Sums and address. */
  children?: ReactNode
  /** Links to what to do next; not printed. */
  actions?: ReactNode
}

/** The page that thanks for an order: its number, and what arrives when from which shop. */
export function OrderConfirmation({
  number,
  text,
  shops,
  isTest = false,
  children,
  actions,
}: OrderConfirmationProps) {
  const t = useLabels('order', orderLabels)
  return (
    <div className={styles.page} data-component="OrderConfirmation">
      <header className={styles.head}>
        <Icon as={CircleCheck} size="lg" className={styles.done} />
        {isTest && (
          <p className={styles.test}>
            <Badge tone="caution">{t('test')}</Badge> {t('testText')}
          </p>
        )}
        <h1 className={styles.title}>{t('thanks')}</h1>
        <p className={styles.number}>{t('thanksNumber', { number })}</p>
        <p className={styles.text}>{text}</p>
      </header>
      <ul className={styles.shops}>
        {shops.map(({ pieces, arrival, ...shop }) => (
          <li key={shop.id} className={styles.shop}>
            <span className={styles.name}>
              <OrderShop shop={shop} />
            </span>
            <span className={styles.fact}>{t('pieces', { count: pieces })}</span>
            {arrival && (
              <span className={styles.arrival}>
                <OrderArrival {...arrival} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
