import type { ReactNode } from 'react'
import * as styles from './bottom-bar.css.ts'

export interface BottomBarProps {
  /** The name of the region, such as "Buy". */
  label: string
  /** What the button is about, such as a price or a total. */
  summary: ReactNode
  /** Gives the free width to the summary instead of the button. Default `false`. */
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
