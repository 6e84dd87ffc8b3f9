import { cx } from '../../system/cx.ts'
import { star } from './icon.css.ts'

export interface StarProps {
  /** Whether the star is filled or empty. Default `true`. */
  filled?: boolean | undefined
  /** 14 or 20 px. Default `sm`. */
  size?: 'sm' | 'md' | undefined
  /** Added to the drawing's own classes. */
  className?: string | undefined
}

/** One star of a rating; the rating around it carries the name. */
export function Star({ filled, size, className }: StarProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(star({ filled, size }), className)}>
      <path d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8Z" />
    </svg>
  )
}
