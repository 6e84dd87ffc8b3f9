'use client'

import { type Ref, useId } from 'react'
import { Note, type NoteTone } from '../../primitives/note/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import * as styles from './checkout-problems.css.ts'

export interface CheckoutProblemData {
  /** Unique in the list; `onAction` gets it. */
  id: string
  /** `critical` for what must be solved before paying. */
  tone: NoteTone
  /** Problem in bold: "Cove mug: only 2 left." */
  title: string
  /** The rest of it, in a sentence. */
  text?: string | undefined
  /** The label of the button that solves it. Leave out for none. */
  action?: string | undefined
  /** The label of a second button, for another way to solve it. Leave out for none. */
  otherAction?: string | undefined
}

export interface CheckoutProblemsProps {
  /** Problems that prevent the payment. With none, nothing is drawn. */
  problems: readonly CheckoutProblemData[]
  /** Called with the problem's id when one of its buttons is pressed. */
  onAction: (id: string, details: { isOther: boolean }) => void
  /** Heading, to focus it when the user tries to pay in spite of them. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** Lists the problems that prevent a payment, each with the button that fixes it. */
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
            {problems.map(({ id: problem, tone, title, text, action, otherAction }) => (
              <li key={problem}>
                <Note
                  tone={tone}
                  title={title}
                  action={buttonOf(action, () => onAction(problem, { isOther: false }))}
                  otherAction={buttonOf(otherAction, () => onAction(problem, { isOther: true }))}
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

const buttonOf = (label: string | undefined, onClick: () => void) => (label ? { label, onClick } : undefined)
