import type { ReactElement } from 'react'
import { cx } from '../../system/cx.ts'
import { type IconProps, looks } from './icon.tsx'

// Outlines after lucide's of the same name.
const outlines = {
  bookmark:
    'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  trash:
    'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
}

/**
 * Returns an icon for rows that appear hundreds of times on a page, created once for all of them. A component for
 * each, which computes a dozen attributes, would be noticeable.
 */
export const drawnIcon = (
  name: keyof typeof outlines,
  size: NonNullable<IconProps['size']>,
  className?: string,
): ReactElement => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(looks[size], className)}>
    <path d={outlines[name]} />
  </svg>
)
