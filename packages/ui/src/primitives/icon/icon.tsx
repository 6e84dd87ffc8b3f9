import type { ComponentType, SVGProps } from 'react'
import { cx } from '../../system/cx.ts'
import * as styles from './icon.css.ts'

/** A drawing on a 24 grid, such as one of lucide-react's. */
export type IconGlyph = ComponentType<SVGProps<SVGSVGElement>>

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** The drawing: a component that renders an `<svg>`, such as one of lucide-react's. */
  as: IconGlyph
  /** 13, 16, 20 or 24 px from `badge` to `lg`; the stroke follows. Default `md`. */
  size?: 'badge' | 'sm' | 'md' | 'lg' | undefined
}

/** Computed once, since a page has thousands of icons. */
export const looks = {
  badge: styles.icon({ size: 'badge' }),
  sm: styles.icon({ size: 'sm' }),
  md: styles.icon({ size: 'md' }),
  lg: styles.icon({ size: 'lg' }),
}

/** Shows an icon next to a label or inside a named control. It has no accessible name. */
export function Icon({ as: Glyph, size = 'md', className, ...props }: IconProps) {
  return <Glyph aria-hidden="true" className={cx(looks[size], className)} {...props} />
}
