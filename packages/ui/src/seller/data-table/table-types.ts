import type { ReactNode } from 'react'
import type { Selection } from './selection.ts'

export interface Column<T> {
  id: string
  label: string
  /** Null where the row has nothing there: a dash in the table, no line in a phone's card. */
  cell: (row: T) => ReactNode
  /** The column can order the list; the server does it. */
  sort?: boolean | undefined
  /** Figures stand at the end. */
  align?: 'start' | 'end' | undefined
  /**
   * What becomes of it in a phone's card. `title` is its first line and `beside` stands at the end of that; `start` and
   * `end` share a line without their labels, two of `half` share one with theirs; `line` has one of its own with its
   * label. Default `line`.
   */
  phone?: 'title' | 'beside' | 'start' | 'end' | 'half' | 'line' | 'hide' | undefined
  /** As a column of a table only where it is wide, from 1,100 pixels on; a phone goes by `phone`. */
  wide?: boolean | undefined
  /** A CSS length; else the contents decide. */
  width?: string | undefined
}

export interface TableSort {
  /** A column's id. */
  by: string
  descending: boolean
}

export interface DataTablePage {
  newerHref?: string | undefined
  olderHref?: string | undefined
  /** Such as "1 to 50 of 412". */
  range?: string | undefined
}

export interface DataTableProps<T> {
  /** What the rows are, for assistive technology. */
  caption: string
  columns: readonly Column<T>[]
  /** Left out while the first page is read: a skeleton stands in its place. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => string
  /** The row's name in words, for its checkbox. Default its key. */
  rowName?: ((row: T) => string) | undefined
  /** Where a row leads; the title column carries the link. */
  href?: ((row: T) => string | undefined) | undefined
  sort?: TableSort | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
  selection?: Selection | undefined
  onSelectionChange?: ((selection: Selection) => void) | undefined
  /** The rows that are shown are about to be replaced. */
  loading?: boolean | undefined
  /** Instead of the rows, where there are none. */
  empty?: ReactNode
  page?: DataTablePage | undefined
}
