import type { ReactNode } from 'react'
import * as styles from './timeline.css.ts'

export interface TimelineItem {
  /** Unique in the list. */
  id: string
  /** The event: "Shipped with DHL". */
  title: string
  /** Time of it as people read it: "Nov 28, 9:14 AM". Leave out if it isn’t known. */
  time?: string | undefined
  /** Time for machines, ISO 8601. Needed with `time`. */
  at?: string | undefined
  /** Details below the title. Default none. */
  description?: ReactNode
}

export interface TimelineProps {
  /** The events in the order in which they are shown. */
  items: readonly TimelineItem[]
  /** The `id` of the event that says how things are now. Default none. */
  current?: string | undefined
  /** Name of the list for assistive technology, if no heading above it has one. */
  'aria-label'?: string
}

/** Events on a line, one below the other. */
export function Timeline({ items, current, ...list }: TimelineProps) {
  return (
    <ol className={styles.list} data-component="Timeline" {...list}>
      {items.map(({ id, title, time, at, description }) => (
        <li key={id} className={styles.item} aria-current={id === current ? 'step' : undefined}>
          <span>{title}</span>
          {time && (
            <time dateTime={at} className={styles.when}>
              {time}
            </time>
          )}
          {description && <div className={styles.description}>{description}</div>}
        </li>
      ))}
    </ol>
  )
}
