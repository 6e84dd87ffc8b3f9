'use client'

import { useId } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import type { ShopRef } from '../view-models/index.ts'
import { cartLabels } from './cart.labels.ts'
import { type CartLineData, toneOf } from './cart-data.ts'
import * as groupStyles from './cart-group.css.ts'
import * as styles from './cart-review.css.ts'

export interface CartReviewProps {
  /** The shop whose name heads the list. */
  shop: ShopRef
  /** Lines to be bought from the shop. `CartLineData` fits. Problems are shown without their actions. */
  lines: readonly (Pick<
    CartLineData,
    'id' | 'name' | 'href' | 'picture' | 'options' | 'quantity' | 'amount' | 'currency'
  > &
    Partial<Pick<CartLineData, 'problems'>>)[]
}

/** Shows the lines to be bought from one shop, without controls. */
export function CartReview({ shop, lines }: CartReviewProps) {
  const t = useLabels('cart', cartLabels)
  const { money } = useMoney()
  const headingId = useId()
  return (
    <section className={groupStyles.group} data-component="CartReview" aria-labelledby={headingId}>
      <header className={groupStyles.head}>
        <Avatar name={shop.name} id={shop.id} tone={shop.tone} src={shop.logo} shape="arch" size="sm" />
        <h2 className={groupStyles.shop} id={headingId}>
          {shop.name}
        </h2>
      </header>
      <ul>
        {lines.map(line => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <Picture picture={line.picture} sizes="64px" rounded="sm" decorative />
            </span>
            <span className={styles.text}>
              <Anchor className={styles.name} href={line.href}>
                {line.name}
              </Anchor>
              {line.options && <span className={styles.detail}>{line.options}</span>}
              <span className={styles.detail}>{t('quantity', { count: line.quantity })}</span>
            </span>
            <span className={styles.amount}>{money(line.amount, line.currency)}</span>
            {line.problems && line.problems.length > 0 && (
              <div className={styles.problems}>
                {line.problems.map(problem => (
                  <Note key={problem.code} tone={toneOf(problem)} title={problem.title}>
                    {problem.text}
                  </Note>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
