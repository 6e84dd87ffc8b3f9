'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import * as styles from './payment-question.css.ts'

export interface PaymentQuestionProps {
  title: string
  text: string
  confirm: string
  refuse: string
  busy?: boolean | undefined
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
