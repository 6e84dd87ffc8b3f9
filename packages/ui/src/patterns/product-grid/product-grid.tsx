'use client'

import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import {
  ProductCard,
  type ProductCardData,
  type ProductCardProps,
  ProductCardSkeleton,
} from '../product-card/index.ts'
import * as styles from './product-grid.css.ts'
import { productGridLabels } from './product-grid.labels.ts'

export interface ProductGridProps
  extends Pick<ProductCardProps, 'onAddToCart' | 'onSavedChange' | 'headingLevel'> {
  /** The products in the order they are shown. */
  products: readonly ProductCardData[]
  /** Number of columns at full width: 4 for pages, 3 next to filters. Phones always have 2. Default 4. */
  columns?: 3 | 4
  /** Hides an incomplete last row, for a selection out of more. Default `false`. */
  wholeRows?: boolean
  /** Shows the first product as large as four, for a selection of five. Default `false`. */
  lead?: boolean
  /** The ids of the products whose heart is filled. Default none. */
  savedIds?: ReadonlySet<string> | undefined
  /** Number of pictures that load immediately instead of near the viewport. Default 0. */
  priorityCount?: number
}

const sizesBesideFilters = '(min-width: 1280px) 312px, (min-width: 900px) 24vw, (min-width: 768px) 30vw, 45vw'

const sizesOfLead = '(min-width: 1280px) 628px, (min-width: 1100px) 48vw, (min-width: 768px) 30vw, 94vw'

/** Products side by side: two on phones, up to four on a desk. */
export function ProductGrid({
  products,
  columns = 4,
  wholeRows = false,
  lead = false,
  savedIds,
  priorityCount = 0,
  ...card
}: ProductGridProps) {
  return (
    <ul
      className={cx(styles.grid({ columns }), wholeRows && styles.wholeRows, lead && styles.lead)}
      data-component="ProductGrid"
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            {...card}
            product={product}
            saved={savedIds?.has(product.id)}
            priority={index < priorityCount}
            {...(columns === 3 && { sizes: sizesBesideFilters })}
            {...(lead && index === 0 && { sizes: sizesOfLead })}
          />
        </li>
      ))}
    </ul>
  )
}

/** Shows empty cards while products load; nothing moves when they arrive. */
export function ProductGridSkeleton({
  count = 8,
  columns = 4,
}: {
  /** Number of expected cards. Default 8. */
  count?: number
  /** Number of columns of the grid to come. Default 4. */
  columns?: 3 | 4
}) {
  const t = useLabels('productGrid', productGridLabels)
  return (
    <div className={styles.grid({ columns })} data-component="ProductGridSkeleton" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to be known by
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  )
}
