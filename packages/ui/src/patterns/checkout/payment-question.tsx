'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import * as styles from './payment-question.css.ts'

export interface PaymentQuestionProps {
  /** The heading, which gets the focus when the question appears. */
  title: string
  /** Text of the question. */
  text: string
  /** The label of the confirming button. */
  confirm: string
  /** The label of the refusing button. */
  refuse: string
  /** The answer is being sent: both buttons show spinners and ignore presses. */
  busy?: boolean | undefined
  /** Called with `true` for the confirming button and with `false` for the other. */
  onAnswer: (isConfirmed: boolean) => void
}

/** The second step that some cards ask for. */
export function PaymentQuestion({ title, text, confirm, refuse, busy, onAnswer }: PaymentQuestionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.root} aria-labelledby={id} data-component="PaymentQuestion">
      <h3 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => onAnswer(true)}>
          {confirm}
        </Button>
        <Button emphasis="line" busy={busy} onClick={() => onAnswer(false)}>
          {refuse}
        </Button>
      </div>
    </section>
  )
}
