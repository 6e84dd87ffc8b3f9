import type { HTMLAttributes, ReactNode } from 'react'
import { stack } from './stack.css.ts'

export interface StackProps extends Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'id'> {
  as?: 'div' | 'nav' | 'section' | 'ul'
  /** Default `md`. */
  gap?: 'sm' | 'md' | 'lg'
  /** Side by side, wrapping, instead of one below the other. */
  row?: boolean
  /** The first thing of a page: with air above it. */
  page?: boolean
  children?: ReactNode
}

/** Equal gaps between the things inside, and nothing else. */
export function Stack({ as: Tag = 'div', gap = 'md', row = false, page = false, ...rest }: StackProps) {
  return <Tag className={stack({ gap, row, page })} data-component="Stack" {...rest} />
}
