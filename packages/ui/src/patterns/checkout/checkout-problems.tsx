'use client'

import { type Ref, useId } from 'react'
import { Note, type NoteTone } from '../../primitives/note/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import * as styles from './checkout-problems.css.ts'

export interface CheckoutProblemData {
  id: string
  /** `critical` where it must be mended before one can pay. */
  tone: NoteTone
  /** Such as "Cove mug: only 2 left." */
  title: string
  text?: string | undefined
  /** The one thing to do about it. */
  action?: string | undefined
}

export interface CheckoutProblemsProps {
  problems: readonly CheckoutProblemData[]
  onAction: (id: string) => void
  /** Gets the focus when somebody pays in spite of them. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** All that stands between the shopper and paying, each with what mends it. */
export function CheckoutProblems({ problems, onAction, headingRef }: CheckoutProblemsProps) {
  const t = useLabels('checkout', checkoutLabels)
  const id = useId()
  return (
    <div role="status">
      {problems.length > 0 && (
        <section className={styles.root} aria-labelledby={id} data-component="CheckoutProblems">
          <h2 className={styles.title} id={id} ref={headingRef} tabIndex={-1}>
            {t('problems')}
          </h2>
          <ul className={styles.list}>
            {problems.map(({ id: problem, tone, title, text, action }) => (
              <li key={problem}>
                <Note
                  tone={tone}
                  title={title}
                  action={action ? { label: action, onClick: () => onAction(problem) } : undefined}
                >
                  {text}
                </Note>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
