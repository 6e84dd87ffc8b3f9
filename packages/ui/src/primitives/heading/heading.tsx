import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { text } from '../../styles/text.css.ts'
import { cx } from '../../system/cx.ts'

export type HeadingStep = 'hero' | 'title1' | 'title2' | 'title3' | 'title4'

export interface HeadingProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'tabIndex' | 'className'> {
  /** Level in the outline of the page: 1 is the title of the page, and no level is skipped. */
  level: 1 | 2 | 3 | 4
  /** Step of the type scale. Default that of the level: `title1` to `title4`. */
  step?: HeadingStep
  /** The element, for a focus after a step: give `tabIndex={-1}` with it. */
  ref?: Ref<HTMLHeadingElement> | undefined
  /** The heading itself. */
  children: ReactNode
}

/** A heading: its level is for the outline, its size for the eye. */
export function Heading({ level, step = `title${level}`, className, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={cx(text[step], className)} data-component="Heading" {...heading} />
}
