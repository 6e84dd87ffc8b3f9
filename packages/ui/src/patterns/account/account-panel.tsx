import { type ReactNode, useId } from 'react'
import { Panel } from '../../primitives/panel/index.ts'
import { cx } from '../../system/cx.ts'
import * as styles from './account.css.ts'

export interface AccountPanelProps {
  /** The heading, which names the section. */
  title: string
  /** A sentence below the heading. */
  description?: ReactNode
  /** Limits the width to that of a form with single fields. Default `false`. */
  narrow?: boolean
  /** The controls. */
  children?: ReactNode
}

/** One subject of an account: its title, what it is about, and its controls. */
export function AccountPanel({ title, description, narrow = false, children }: AccountPanelProps) {
  const id = useId()
  return (
    <Panel as="section" padded aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {title}
      </h2>
      {description && <p className={styles.panelText}>{description}</p>}
      {children && <div className={cx(styles.panelBody, narrow && styles.narrow)}>{children}</div>}
    </Panel>
  )
}
