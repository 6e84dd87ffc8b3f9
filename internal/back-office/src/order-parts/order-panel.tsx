'use client'

import { Heading } from '@stoa/ui/heading'
import { type ReactNode, useId } from 'react'
import * as styles from './order-parts.css.ts'

export interface OrderPanelProps {
  /** The heading, which names the section. */
  title: string
  /** Content next to the title, such as buttons. */
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
        <Heading level={2} step="title3" id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** Shows working content next to reference content; below each other in narrow windows. */
export function OrderColumns({
  children,
  beside,
}: {
  /** Working content. */
  children: ReactNode
  /** Reference content next to it, below it in narrow windows. */
  beside: ReactNode
}) {
  return (
    <div className={styles.columns} data-component="OrderColumns">
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{beside}</div>
    </div>
  )
}
