import type { ReactNode } from 'react'
import * as styles from './field.css.ts'

export interface FoldProps {
  /** Label of the button that shows the rest: "Show 12 more". */
  label: string
  /** Open from the start, because something inside is chosen. */
  open: boolean
  children: ReactNode
}

/** The rest of a long list of choices, without scripts too. Once open there is nothing to close. */
export function Fold({ label, open, children }: FoldProps) {
  return (
    <details open={open || undefined}>
      <summary className={styles.fold}>{label}</summary>
      {children}
    </details>
  )
}
