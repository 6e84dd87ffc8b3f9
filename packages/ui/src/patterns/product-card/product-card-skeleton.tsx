import { Skeleton } from '../../primitives/skeleton/index.ts'
import * as styles from './product-card.css.ts'

/** Has the same boxes as a card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-component="ProductCardSkeleton">
      <div style={{ aspectRatio: '1' }}>
        <Skeleton width="100%" height="100%" radius={12} />
      </div>
      <div className={styles.meta}>
        <Skeleton width="40%" height={13} />
        <div className={styles.name}>
          <Skeleton width="80%" height={20} />
        </div>
        <Skeleton width="30%" height={20} />
        <Skeleton width="36%" height={13} />
      </div>
    </div>
  )
}
