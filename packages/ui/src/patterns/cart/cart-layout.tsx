'use client'

import type { ReactNode } from 'react'
import { useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import { box } from './cart-box.css.ts'
import * as styles from './cart-summary.css.ts'

/** Shows groups next to a summary that stays in view; below each other in a narrow box. */
export function CartLayout({
  side,
  children,
}: {
  /** Summary, which stays in view next to the groups, and is below them in a narrow box. */
  side: ReactNode
  /** The groups. */
  children: ReactNode
}) {
  return (
    <div className={box} data-component="CartLayout">
      <div className={styles.layout}>
        <div className={box}>{children}</div>
        <div className={styles.aside}>{side}</div>
      </div>
    </div>
  )
}

export interface CartHeadingProps {
  /** Number of items in the cart; 0 shows only the title. */
  itemCount: number
  /** Number of their shops. Leave out for a guest, whose items are in one group. */
  shopCount?: number | undefined
}

/** The heading of the cart page, with how much is in it from how many shops. */
export function CartHeading({ itemCount, shopCount }: CartHeadingProps) {
  const t = useLabels('cart', cartLabels)
  return (
    <div className={styles.heading} data-component="CartHeading">
      <h1 className={styles.title}>{t('title')}</h1>
      {itemCount > 0 && (
        <span className={styles.contents}>
          {shopCount === undefined
            ? t('contents', { items: itemCount })
            : t('contentsByShop', { items: itemCount, shops: shopCount })}
        </span>
      )}
    </div>
  )
}
