'use client'

import { Panel } from '../../primitives/panel/index.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { CartLayout } from '../cart/index.ts'
import * as styles from './checkout-skeleton.css.ts'

const STEPS = ['first', 'second', 'third']

/** The shape of a checkout that is being priced. `label` says so to those who listen. */
export function CheckoutSkeleton({
  label,
}: {
  /** Name of what is loading, announced but not shown. */
  label: string
}) {
  return (
    <div data-component="CheckoutSkeleton">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <CartLayout
        side={
          <Panel padded>
            <div className={styles.rows}>
              {['60%', '100%', '90%', '80%'].map(width => (
                <Skeleton key={width} width={width} height={18} />
              ))}
            </div>
          </Panel>
        }
      >
        <div className={styles.rows}>
          {STEPS.map(step => (
            <Panel key={step} padded>
              <Skeleton width="40%" height={22} />
            </Panel>
          ))}
        </div>
      </CartLayout>
    </div>
  )
}
