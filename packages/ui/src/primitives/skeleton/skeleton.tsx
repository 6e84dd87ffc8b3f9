import { cx } from '../../system/cx.ts'
import { skeleton } from './skeleton.css.ts'

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string | number | undefined
  height?: string | number | undefined
  radius?: string | number | undefined
  className?: string | undefined
}

/** The box of something that is on its way. The region around it says `aria-busy`. */
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
