import * as styles from './sparkline.css.ts'

export interface SparklineProps {
  /** The figures in order, at equal distances. One alone is a level line. */
  values: readonly number[]
}

const HEIGHT = 32

/** Plots a figure without axes, next to a text that describes it. Hidden from assistive technology. */
export function Sparkline({ values }: SparklineProps) {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = most - least || 1
  // A single value is a level line.
  const points = values.length === 1 ? [values[0]!, values[0]!] : values
  const y = (value: number) => HEIGHT - 2 - ((value - least) / span) * (HEIGHT - 4)
  return (
    <svg
      aria-hidden="true"
      className={styles.root}
      viewBox={`0 0 ${Math.max(1, points.length - 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-component="Sparkline"
    >
      <polyline className={styles.line} points={points.map((value, at) => `${at},${y(value)}`).join(' ')} />
    </svg>
  )
}
