import * as styles from './progress.css.ts'

export interface ProgressProps {
  /** What is going on, in words. */
  label: string
  /** Left out while the progress is not known. */
  value?: number
  max?: number
}

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
