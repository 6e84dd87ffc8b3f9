'use client'

import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Anchor } from '../../system/link.tsx'
import * as styles from './record-list.css.ts'

export interface RecordListItem {
  id: string
  label: string
  href?: string | undefined
  /** Under the label. */
  note?: ReactNode
  /** Null draws the placeholder; left out, there is no place for one. */
  picture?: PictureData | null | undefined
  /** Instead of a picture: an avatar. */
  before?: ReactNode
  /** At the end: an amount, a badge, buttons. */
  end?: ReactNode
}

export interface RecordListProps {
  items: readonly RecordListItem[]
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A few records, each a line or two with a way to it: waiting orders, what runs out. */
export function RecordList({ items, ...names }: RecordListProps) {
  return (
    <ul className={styles.root} data-component="RecordList" {...names}>
      {items.map(({ id, label, href, note, picture, before, end }) => (
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
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  )
}
