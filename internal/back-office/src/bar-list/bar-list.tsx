'use client'

import { Anchor } from '@stoa/ui/internal/system'
import { Picture, type PictureData } from '@stoa/ui/picture'
import * as styles from './bar-list.css.ts'

export interface BarListItem {
  /** Unique in the list. */
  id: string
  /** Name next to the bar. */
  label: string
  /** A figure: the bar is as long as its share of the greatest one. Below 0 counts as 0. */
  value: number
  /** The figure as it is shown: "$1,204.50". */
  text: string
  /** A smaller line below the figure: "214 sold". Leave out for none. */
  note?: string | undefined
  /** URL of the label. Without it the label is no link. */
  href?: string | undefined
  /** A picture before the label, 40 px. `null` draws the placeholder; leave out for no picture. */
  picture?: PictureData | null | undefined
}

export interface BarListProps {
  /** The items in the order they are shown, usually the greatest first. */
  items: readonly BarListItem[]
  /** The list's name for assistive technology. */
  'aria-label'?: string
  /** The id of the heading that names the list, instead of `aria-label`. */
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
