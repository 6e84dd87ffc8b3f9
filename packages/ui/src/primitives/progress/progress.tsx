import * as styles from './progress.css.ts'

export interface ProgressProps {
  /** Name of the bar: the work in progress. */
  label: string
  /** Progress from 0 to `max`. Leave out until it is known. */
  value?: number
  /** The value at which it is complete. Default 100. */
  max?: number
}

/** Shows the progress of some work. If it is not known, use `LoadingIndicator`. */
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
