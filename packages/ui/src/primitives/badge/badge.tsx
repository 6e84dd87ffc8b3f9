import type { HTMLAttributes } from 'react'
import { cx } from '../../system/cx.ts'
import { Icon, type IconGlyph } from '../icon/index.ts'
import { badge } from './badge.css.ts'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Meaning of the color. Default `neutral`; `sale`, `inverse` and `raised` are meant for tags on pictures. */
  tone?:
    | 'neutral'
    | 'info'
    | 'accent'
    | 'positive'
    | 'caution'
    | 'critical'
    | 'sale'
    | 'inverse'
    | 'raised'
    | undefined
  /** `soft` is a pill for a status; `solid` the squarer tag that lies on pictures. Default `soft`. */
  emphasis?: 'soft' | 'solid' | undefined
  /** Draws a small dot before the text, as for a status. */
  dot?: boolean | undefined
  /** Drawn before the text, 13 px. */
  icon?: IconGlyph | undefined
}

/** Short label on its subject. For a number on an icon use `CountBadge`. */
export function Badge({ tone, emphasis, dot, icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={cx(badge({ tone, emphasis, dot }), className)} data-component="Badge" {...props}>
      {icon && <Icon as={icon} size="badge" />}
      <span>{children}</span>
    </span>
  )
}
