import * as styles from './progress.css.ts'

export interface ProgressProps {
  /** What is going on, in words; the bar's name. */
  label: string
  /** How far it is, from 0 to `max`. Leave out while that is not known. */
  value?: number
  /** The value at which it is complete. Default 100. */
  max?: number
}

/** How far something is. While that is not known, `LoadingIndicator` says what is loading. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <progress
      className={styles.progress}
      data-component="Progress"
      aria-label={label}
      value={value}
      max={max}
    />
  )
}
