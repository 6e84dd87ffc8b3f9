import { cx } from '../../system/cx.ts'
import * as styles from './swatch.css.ts'

export interface SwatchProps {
  /** `#rrggbb`; null draws a ring, for a color that only its shop knows. */
  color: string | null
  /** 14 or 20 px. Default `md`. */
  size?: 'sm' | 'md'
}

/** A color as a dot, beside its name: those who listen hear the name alone. */
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
