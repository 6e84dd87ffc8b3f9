import { cx } from '../../system/cx.ts'
import { type IconProps, looks } from './icon.tsx'

// Drawings for rows that stand hundreds of times on a page, after lucide's of the same name: its components work out
// twelve attributes for each icon, most of which our styles say anyway.

type RowIconProps = Omit<IconProps, 'as'>

const outline = (shape: string, { size = 'md', className, ...props }: RowIconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(looks[size], className)} {...props}>
    <path d={shape} />
  </svg>
)

export const MinusIcon = (props: RowIconProps) => outline('M5 12h14', props)

export const PlusIcon = (props: RowIconProps) => outline('M5 12h14M12 5v14', props)

export const BookmarkIcon = (props: RowIconProps) =>
  outline(
    'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
    props,
  )

export const TrashIcon = (props: RowIconProps) =>
  outline(
    'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
    props,
  )
