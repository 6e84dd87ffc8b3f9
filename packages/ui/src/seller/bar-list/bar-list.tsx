'use client'

import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Anchor } from '../../system/link.tsx'
import * as styles from './bar-list.css.ts'

export interface BarListItem {
  id: string
  label: string
  /** How long its bar is, beside the longest. */
  value: number
  /** The value as it is read. */
  text: string
  /** Under the value: "214 sold". */
  note?: string | undefined
  href?: string | undefined
  /** Null draws the placeholder; left out, there is no place for one. */
  picture?: PictureData | null | undefined
}

export interface BarListProps {
  items: readonly BarListItem[]
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** The first few of something, each with a bar as long as its part of the greatest. */
export function BarList({ items, ...names }: BarListProps) {
  const most = Math.max(0, ...items.map(({ value }) => value))
  return (
    <ol className={styles.root} data-component="BarList" {...names}>
      {items.map(item => (
        <li key={item.id} className={styles.row} data-picture={item.picture === undefined ? undefined : ''}>
          {item.picture !== undefined && (
            <Picture picture={item.picture} sizes="40px" rounded="sm" decorative />
          )}
          <span className={styles.middle}>
            <span className={styles.label}>
              {item.href === undefined ? (
                item.label
              ) : (
                <Anchor href={item.href} className={styles.link}>
                  {item.label}
                </Anchor>
              )}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                style={{ inlineSize: `${most > 0 ? (Math.max(0, item.value) / most) * 100 : 0}%` }}
              />
            </span>
          </span>
          <span className={styles.figures}>
            <span className={styles.value}>{item.text}</span>
            {item.note && <span className={styles.note}>{item.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
