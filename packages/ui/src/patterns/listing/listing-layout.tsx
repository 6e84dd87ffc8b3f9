import type { ReactNode } from 'react'
import * as styles from './listing.css.ts'

export interface ListingLayoutProps {
  /** The filters: a panel at the side, on phones a sheet that `ListingTools` opens. */
  filters: ReactNode
  /** `sheet` has no panel at the side in wide windows either, for short lists. Default `side`. */
  filtersPlace?: 'side' | 'sheet'
  /** The tools and the list. */
  children: ReactNode
  /** Another list is being loaded: after a moment the present one fades. Default `false`. */
  loading?: boolean | undefined
}

/** Shows filters next to a list; on a phone they are in a sheet. */
export function ListingLayout({
  filters,
  filtersPlace = 'side',
  children,
  loading = false,
}: ListingLayoutProps) {
  return (
    <div className={styles.layout} data-component="ListingLayout" data-filters-place={filtersPlace}>
      <div className={styles.aside}>{filters}</div>
      <div className={styles.main} aria-busy={loading || undefined}>
        {children}
      </div>
    </div>
  )
}

export interface ListingHeaderProps {
  /** The page's `<h1>`. */
  title: string
  /** A sentence below it. */
  lede?: ReactNode
  /** Content below the text, such as a search within the list. */
  tools?: ReactNode
}

/** The title of a list, what it is about, and its tools. */
export function ListingHeader({ title, lede, tools }: ListingHeaderProps) {
  return (
    <div className={styles.header} data-component="ListingHeader">
      <h1 className={styles.title}>{title}</h1>
      {lede && <p className={styles.lede}>{lede}</p>}
      {tools && <div className={styles.headerTools}>{tools}</div>}
    </div>
  )
}
