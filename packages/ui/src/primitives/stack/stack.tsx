import type { HTMLAttributes, ReactNode } from 'react'
import { stack } from './stack.css.ts'

export interface StackProps extends Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'id'> {
  /** The element it is. Default `div`. */
  as?: 'div' | 'nav' | 'section' | 'ul'
  /** The space between the children. Default `md`. */
  gap?: 'sm' | 'md' | 'lg'
  /** Puts the children side by side, wrapping, instead of one below the other. Default `false`. */
  row?: boolean
  /** Adds space above, for the first element of a page. Default `false`. */
  page?: boolean
  /** Elements to lay out. */
  children?: ReactNode
}

/** Equal gaps between the things inside, and nothing else. */
export function Stack({ as: Tag = 'div', gap = 'md', row = false, page = false, ...rest }: StackProps) {
  return <Tag className={stack({ gap, row, page })} data-component="Stack" {...rest} />
}
