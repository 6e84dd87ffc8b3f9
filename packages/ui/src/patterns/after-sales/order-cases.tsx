'use client'

import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './case-card.css.ts'

/** Stacks the cases of an order. The heading is for screen readers. */
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
