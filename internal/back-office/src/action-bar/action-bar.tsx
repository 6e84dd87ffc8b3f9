import type { ReactNode } from 'react'
import * as styles from './action-bar.css.ts'

export interface ActionBarProps {
  /** Name of the region: "Import". */
  label: string
  /** Button that does it. Leave out if there is nothing to do. */
  action?: ReactNode
  /** Reason why it failed, such as a `Note`. */
  problem?: ReactNode
  /** Fields that decide how it is done, such as `Select`s. */
  children: ReactNode
}

/** Choices and the button that ends a step. Stays in view while the page below it is scrolled. */
export function ActionBar({ label, action, problem, children }: ActionBarProps) {
  return (
    <section className={styles.root} aria-label={label} data-component="ActionBar">
      <div className={styles.choices}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      {problem && <div className={styles.problem}>{problem}</div>}
    </section>
  )
}
