import type { ReactNode } from 'react'
import * as styles from './listing.css.ts'

export interface ListingLayoutProps {
  /** A panel at the side; on phones a sheet that the tools open. */
  filters: ReactNode
  children: ReactNode
  /** Another list is on its way: after a moment the one that stands here steps back, so that it is not taken for it. */
  busy?: boolean | undefined
}

export function ListingLayout({ filters, children, busy = false }: ListingLayoutProps) {
  return (
    <div className={styles.layout} data-component="ListingLayout">
      <div className={styles.aside}>{filters}</div>
      <div className={styles.main} aria-busy={busy || undefined}>
        {children}
      </div>
    </div>
  )
}

export interface ListingHeaderProps {
  title: string
  /** "1,240 things for cooking, pouring and sitting down together." */
  lede?: string | undefined
  /** Under the words, such as a search within the list. */
  tools?: ReactNode
}

export function ListingHeader({ title, lede, tools }: ListingHeaderProps) {
  return (
    <div className={styles.header} data-component="ListingHeader">
      <h1 className={styles.title}>{title}</h1>
      {lede && <p className={styles.lede}>{lede}</p>}
      {tools && <div className={styles.headerTools}>{tools}</div>}
    </div>
  )
}
