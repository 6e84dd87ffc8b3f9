import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { text } from '../../styles/text.css.ts'
import { cx } from '../../system/cx.ts'
import * as styles from './text.css.ts'

export interface TextProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'className'> {
  /** The element it is. Default `p`. */
  as?: 'p' | 'div' | 'span' | 'strong'
  /** Step of the type scale. Default `body`; for a `span` or `strong`, the size of the text around it. */
  step?: 'lede' | 'body' | 'sm' | 'xs'
  /** `soft` for what may be skipped, `strong` for what must be seen. Default neither. */
  emphasis?: 'soft' | 'strong'
  /** Cuts the text after so many lines. Default never. */
  lines?: number
  /** The text itself. */
  children: ReactNode
}

/** A paragraph or a part of one, in a step of the type scale. */
export function Text({ as: Tag = 'p', step, emphasis, lines, className, ...rest }: TextProps) {
  const isBlock = Tag === 'p' || Tag === 'div'
  const size = step ?? (isBlock ? 'body' : undefined)
  return (
    <Tag
      className={cx(
        size && text[size],
        emphasis && text[emphasis],
        lines ? styles.cut : undefined,
        className,
      )}
      style={lines ? ({ [styles.lines.slice(4, -1)]: String(lines) } as CSSProperties) : undefined}
      data-component="Text"
      {...rest}
    />
  )
}
