import type { HTMLAttributes, ReactNode } from 'react'
import { stack } from './stack.css.ts'

export interface StackProps extends Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'id'> {
  /** The element it is. Default `div`. */
  as?: 'div' | 'nav' | 'section' | 'ul'
  /** The space between the children. Default `md`. */
  gap?: 'sm' | 'md' | 'lg'
  /** `row` puts the children side by side, wrapping; `column` one below the other. Default `column`. */
  layout?: 'column' | 'row'
  /** Adds space above, for the first element of a page. Default `false`. */
  page?: boolean
  /** Elements to lay out. */
  children?: ReactNode
}

/** Equal gaps between the things inside, and nothing else. */
export function Stack({ as: Tag = 'div', gap = 'md', layout = 'column', page = false, ...rest }: StackProps) {
  return <Tag className={stack({ gap, layout, page })} data-component="Stack" {...rest} />
}
