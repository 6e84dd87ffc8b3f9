import { cx } from '../../system/cx.ts'
import { skeleton } from './skeleton.css.ts'

export interface SkeletonProps {
  /** A CSS length; a number is pixels. Default the full width. */
  width?: string | number | undefined
  /** A CSS length; a number is pixels. Needed unless `className` sets it. */
  height?: string | number | undefined
  /** Radius of the corners, a CSS length; a number is pixels. Default 6. */
  radius?: string | number | undefined
  /** Added to the root's own classes. */
  className?: string | undefined
}

/** A placeholder of what is on its way. It shows after 200 ms only; the region around it says `aria-busy`. */
export function Skeleton({ width, height, radius, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
      data-component="Skeleton"
    />
  )
}
