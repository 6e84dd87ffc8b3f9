'use client'

import { type ReactNode, useId } from 'react'
import * as styles from './order-parts.css.ts'

export interface OrderPanelProps {
  /** The heading, which names the section. */
  title: string
  /** Beside the title, such as buttons. */
  actions?: ReactNode
  /** The section's content. */
  children: ReactNode
}

/** One part of an order's page, under its heading. */
export function OrderPanel({ title, actions, children }: OrderPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} data-component="OrderPanel">
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** What is worked on beside what is looked up; below it on narrow windows. */
export function OrderColumns({
  children,
  beside,
}: {
  /** What is worked on. */
  children: ReactNode
  /** What is looked up: beside it, on narrow windows below it. */
  beside: ReactNode
}) {
  return (
    <div className={styles.columns} data-component="OrderColumns">
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{beside}</div>
    </div>
  )
}
