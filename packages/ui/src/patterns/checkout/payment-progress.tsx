'use client'

import type { ReactNode } from 'react'
import { Panel } from '../../primitives/panel/index.ts'
import { Spinner } from '../../primitives/spinner/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import * as styles from './payment-progress.css.ts'

export type PaymentProgressState = 'starting' | 'waiting' | 'late' | 'review'

export interface PaymentProgressProps {
  /** State of the payment: `late` after two minutes without an answer, `review` if the provider takes longer. */
  state: PaymentProgressState
  /** Ways to continue in the meantime, such as a link to the order. */
  children?: ReactNode
}

/** Replaces the payment step while a payment is being processed. */
export function PaymentProgress({ state, children }: PaymentProgressProps) {
  const t = useLabels('checkout', checkoutLabels)
  return (
    <div data-component="PaymentProgress" data-state={state}>
      <Panel padded>
        <div className={styles.root}>
          <div className={styles.text} role="status">
            {state !== 'review' && <Spinner />}
            <p className={styles.title}>{t(state)}</p>
            {state !== 'starting' && <p>{t(`${state}Text`)}</p>}
          </div>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </Panel>
    </div>
  )
}
