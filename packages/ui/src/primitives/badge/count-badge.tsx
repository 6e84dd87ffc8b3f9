import { cx } from '../../system/cx.ts'
import { count as look } from './badge.css.ts'

/** Above this a badge says "99+". */
export const MAX_BADGE_COUNT = 99

export interface CountBadgeProps {
  /** The number. Nothing is drawn at 0 or below; above 99 it reads "99+". */
  count: number
  /** Added to the root's own classes. */
  className?: string | undefined
}

/** Shows a red number on an icon, and nothing unless the count is above 0. The icon's name contains it as text. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (!(count > 0)) return null
  return (
    <span aria-hidden="true" className={cx(look, className)} data-component="CountBadge" data-part="Count">
      {count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}
    </span>
  )
}
