import type { ReactNode } from 'react'
import { Panel } from '../../primitives/panel/index.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { CartLayout } from './cart-layout.tsx'
import * as styles from './cart-region.css.ts'

export interface CartRegionProps {
  /** Marks the region as busy while the cart is loading. Default `false`. */
  loading?: boolean | undefined
  /** The whole page, heading included. */
  children: ReactNode
}

/**
 * Around the whole cart page, from its heading on: at least as high as the window, so that nothing jumps when the
 * cart comes.
 */
export function CartRegion({ loading = false, children }: CartRegionProps) {
  return (
    <div className={styles.region} aria-busy={loading} data-component="CartRegion">
      {children}
    </div>
  )
}

const lines = ['first', 'second', 'third']

/** The shape of a cart that is being read. `label` says so to those who listen. */
export function CartSkeleton({
  label,
}: {
  /** Name of what is loading, announced but not shown. */
  label: string
}) {
  return (
    <div className={styles.skeleton} data-component="CartSkeleton">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <CartLayout
        side={
          <Panel padded>
            <Words widths={['60%', '100%', '90%', '80%']} />
          </Panel>
        }
      >
        <Panel>
          <div className={styles.rows}>
            {lines.map(line => (
              <div key={line} className={styles.row}>
                <Skeleton width="100%" height={84} radius={8} />
                <Words widths={['70%', '40%']} />
              </div>
            ))}
          </div>
        </Panel>
      </CartLayout>
    </div>
  )
}

const Words = ({ widths }: { widths: readonly string[] }) => (
  <div className={styles.text}>
    {widths.map(width => (
      <Skeleton key={width} width={width} height={18} />
    ))}
  </div>
)
