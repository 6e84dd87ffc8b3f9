'use client'

import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { CheckoutStepState } from './checkout-data.ts'
import * as styles from './checkout-section.css.ts'

export interface CheckoutSectionProps {
  /** Its place among the steps, from 1. */
  number: number
  /** The heading. */
  title: string
  /** `waiting` shows the heading alone, `open` the children, `done` the result. Keep one step open. */
  state: CheckoutStepState
  /** Result of the step, shown once it is done. */
  result?: ReactNode
  /** Called when "Change" is pressed, to open it again. Without it a finished step cannot be changed. */
  onEdit?: (() => void) | undefined
  /** Content of the step, shown while it is open. */
  children?: ReactNode
}

const STATES = { waiting: 'stepWaiting', open: 'stepOpen', done: 'stepDone' } as const

/** One step of a checkout, which folds to its result. Its heading takes the focus when it opens. */
export function CheckoutSection({ number, title, state, result, onEdit, children }: CheckoutSectionProps) {
  const t = useLabels('checkout', checkoutLabels)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(state)
  useEffect(() => {
    if (state === 'open' && former.current !== 'open') heading.current?.focus()
    former.current = state
  }, [state])
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-component="CheckoutSection"
      data-state={state}
    >
      <div className={styles.head}>
        <span className={styles.number[state]} aria-hidden="true">
          {state === 'done' ? <Icon as={Check} size="sm" /> : number}
        </span>
        <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
          <VisuallyHidden>{`${number}. `}</VisuallyHidden>
          <span>{title}</span>
          <VisuallyHidden>{`, ${t(STATES[state])}`}</VisuallyHidden>
        </h2>
        {state === 'done' && onEdit && (
          <Button
            emphasis="plain"
            size="sm"
            className={styles.change}
            aria-label={t('changeNamed', { title })}
            onClick={onEdit}
          >
            {t('change')}
          </Button>
        )}
      </div>
      {state === 'done' && result && <div className={styles.body}>{result}</div>}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  )
}
