import { cx } from '../../system/cx.ts'
import * as styles from './swatch.css.ts'

export interface SwatchProps {
  /** `#rrggbb`; null draws a ring, for a color that only its shop knows. */
  color: string | null
  /** 14 or 20 px. Default `md`. */
  size?: 'sm' | 'md'
}

/** Shows a color as a dot next to its name. Screen readers announce only the name. */
export function Swatch({ color, size = 'md' }: SwatchProps) {
  return (
    <span
      className={cx(styles.swatch, styles.sizes[size])}
      style={color ? { backgroundColor: color } : undefined}
      data-component="Swatch"
      aria-hidden="true"
    />
  )
}
