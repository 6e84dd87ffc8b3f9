'use client'

import { Anchor } from '@stoa/ui/internal/system'
import { Picture, type PictureData } from '@stoa/ui/picture'
import type { ReactNode } from 'react'
import * as styles from './record-list.css.ts'

export interface RecordListItem {
  /** Unique in the list. */
  id: string
  /** The record's name. */
  label: string
  /** URL of the label. Without it the label is no link. */
  href?: string | undefined
  /** A smaller line below the label. Leave out for none. */
  description?: ReactNode
  /** A picture before the label, 40 px. `null` draws the placeholder; leave out for no picture. */
  picture?: PictureData | null | undefined
  /** Before the label instead of a picture, such as an `Avatar`. */
  before?: ReactNode
  /** Content at the end of the row: an amount, a badge, buttons. */
  end?: ReactNode
}

export interface RecordListProps {
  /** The records in the order they are shown. */
  items: readonly RecordListItem[]
  /** The list's name for assistive technology. */
  'aria-label'?: string
  /** The id of the heading that names the list, instead of `aria-label`. */
  'aria-labelledby'?: string
}

/** A few records in a line or two each, with a link: waiting orders, what runs out. */
export function RecordList({ items, ...names }: RecordListProps) {
  return (
    <ul className={styles.root} data-component="RecordList" {...names}>
      {items.map(({ id, label, href, description, picture, before, end }) => (
        <li key={id} className={styles.row}>
          {picture !== undefined && (
            <span className={styles.picture}>
              <Picture picture={picture} sizes="40px" rounded="sm" decorative />
            </span>
          )}
          {before && <span className={styles.before}>{before}</span>}
          <span className={styles.text}>
            <span className={styles.label}>
              {href === undefined ? (
                label
              ) : (
                <Anchor href={href} className={styles.link}>
                  {label}
                </Anchor>
              )}
            </span>
            {description && <span className={styles.note}>{description}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  )
}
