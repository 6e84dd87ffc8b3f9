'use client'

import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './case-card.css.ts'

/** What came after a sale, below each other; the heading is for who does not see the cards. */
export function OrderCases({
  children,
}: {
  /** The cases, such as `ReturnCase` and `ClaimCase`, in the order they are shown. */
  children: ReactNode
}) {
  const t = useLabels('afterSales', afterSalesLabels)
  return (
    <div className={styles.list} data-component="OrderCases">
      <VisuallyHidden>
        <h3>{t('cases')}</h3>
      </VisuallyHidden>
      {children}
    </div>
  )
}
