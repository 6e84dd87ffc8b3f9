import type { ReactNode } from 'react'
import * as styles from './bottom-bar.css.ts'

export interface BottomBarProps {
  label: string
  /** What it is about: a price, a total. */
  summary: ReactNode
  /** The words take the free width, and the button what its label needs. */
  wordy?: boolean | undefined
  /** The one button. */
  children: ReactNode
}

/** On phones, the page's one decision, always within reach of the thumb. From 900 px it is not there. */
export function BottomBar({ label, summary, wordy, children }: BottomBarProps) {
  return (
    <section
      className={styles.bar}
      data-component="BottomBar"
      data-wordy={wordy || undefined}
      aria-label={label}
    >
      <div className={styles.summary}>{summary}</div>
      <div className={styles.action}>{children}</div>
    </section>
  )
}
