import type { ReactNode } from 'react'
import * as styles from './description-list.css.ts'

export interface DescriptionListItem {
  /** Name of the fact; unique in the list. */
  term: string
  /** The fact itself. */
  description: ReactNode
}

export interface DescriptionListProps {
  /** The facts in order. With none, nothing is drawn. */
  items: readonly DescriptionListItem[]
  /**
   * Arrangement of terms and descriptions. `side` has the terms in a column at the start, `apart` the descriptions at the end,
   * such as amounts. `stacked` has each below its term, in as many columns as fit. Default `side`.
   */
  layout?: 'side' | 'apart' | 'stacked'
  /** Step of the type scale; `md` is that of the text around it. Default `md`. */
  size?: 'sm' | 'md'
  /** Name of the list for assistive technology, if no heading above it has one. */
  'aria-label'?: string
}

/** Facts with their names. */
export function DescriptionList({ items, layout = 'side', size = 'md', ...list }: DescriptionListProps) {
  if (items.length === 0) return null
  return (
    <dl
      className={styles.list}
      data-layout={layout}
      data-size={size}
      data-component="DescriptionList"
      {...list}
    >
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
