'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Children, type CSSProperties, type ReactNode, useRef } from 'react'
import { useLabels, useStoa } from '../../system/index.ts'
import { IconButton } from '../icon-button/index.ts'
import * as styles from './scroll-row.css.ts'
import { scrollRowLabels } from './scroll-row.labels.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

export interface ScrollRowProps {
  /** Name of the list for assistive technology, which its arrows repeat. */
  label: string
  /** Width of an item as a CSS length; narrower windows show part of the next one. Default `16rem`. */
  itemWidth?: string
  /** The items in order, such as `ProductCard`s. Each becomes an entry of the list. */
  children: ReactNode
}

/** A row that scrolls sideways if it is too long, and stops at its items. It never moves alone. */
export function ScrollRow({ label, itemWidth, children }: ScrollRowProps) {
  const t = useLabels('scrollRow', scrollRowLabels)
  const { dir } = useStoa()
  const row = useRef<HTMLUListElement>(null)
  const { back, on } = useScrollEnds(row)
  const scroll = (step: 1 | -1) =>
    row.current?.scrollBy({ left: step * (dir === 'rtl' ? -1 : 1) * row.current.clientWidth * 0.9 })
  const arrow = (step: 1 | -1, isPossible: boolean) => (
    <IconButton
      emphasis="line"
      round
      icon={step === 1 ? ChevronRight : ChevronLeft}
      label={t(step === 1 ? 'next' : 'previous', { label })}
      aria-disabled={!isPossible}
      onClick={isPossible ? () => scroll(step) : undefined}
    />
  )
  return (
    <div
      className={styles.root}
      style={itemWidth ? ({ [styles.itemWidth.slice(4, -1)]: itemWidth } as CSSProperties) : undefined}
      data-component="ScrollRow"
    >
      <ul ref={row} className={styles.list} aria-label={label}>
        {Children.map(children, child => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <div className={styles.arrows} data-needed={back || on}>
        {arrow(-1, back)}
        {arrow(1, on)}
      </div>
    </div>
  )
}
