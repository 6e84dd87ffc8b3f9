'use client'

import { Skeleton } from '../../primitives/skeleton/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import * as styles from './order-skeleton.css.ts'

export interface OrderSkeletonProps {
  /** Number of boxes. Default 2. */
  count?: number
  /** `summary` as in a list, `detail` as on an order's own page. Default `summary`. */
  layout?: 'summary' | 'detail'
}

/** Orders that are on their way, in the size that they will have. */
export function OrderSkeleton({ count = 2, layout = 'summary' }: OrderSkeletonProps) {
  const t = useLabels('order', orderLabels)
  return (
    <div className={styles.list} role="status" aria-busy="true" data-component="OrderSkeleton">
      <span className={styles.said}>{t('loading')}</span>
      {Array.from({ length: count }, (_, at) => `box ${at}`).map(key => (
        <div key={key} className={styles.box({ layout })}>
          <Skeleton width="40%" height={24} />
          <Skeleton width="64%" height={16} />
          <Skeleton width="100%" height={72} />
          {layout === 'detail' && <Skeleton width="100%" height={160} />}
        </div>
      ))}
    </div>
  )
}
