import type { ReactNode } from 'react'
import * as styles from './bottom-bar.css.ts'

export interface BottomBarProps {
  /** The name of the region, such as "Buy". */
  label: string
  /** Subject of the button, such as a price or a total. */
  summary: ReactNode
  /** Gives the free width to the summary instead of the button. Default `false`. */
  wordy?: boolean | undefined
  /** The one button. */
  children: ReactNode
}

/** Bar for the main action of a page on phones, always within reach of the thumb. Hidden from 900 px. */
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
