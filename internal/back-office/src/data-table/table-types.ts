import type { ReactNode } from 'react'
import type { Selection } from './selection.ts'

export interface Column<T> {
  /** Unique among the columns; `sort` names it. */
  id: string
  /** The column's heading. */
  label: string
  /** Returns a row's contents. `null` shows a dash, and no line in a phone's card. */
  cell: (row: T) => ReactNode
  /** Offers to order the list by this column; the server does it. Default `false`. */
  sort?: boolean | undefined
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined
  /**
   * Its place in a phone's card. `title` is the first line and `beside` the end of it, `start` and `end`
   * share a line without labels, two of `half` share one with labels, `line` has its own, `hide` is left out.
   * Default `line`; without a `title` the first column is it.
   */
  phone?: 'title' | 'beside' | 'start' | 'end' | 'half' | 'line' | 'hide' | undefined
  /** Shows the column only from 1,100 px on. A phone goes by `phone`. Default `false`. */
  wide?: boolean | undefined
  /** The column's width as a CSS length. Default by its contents. */
  width?: string | undefined
}

export interface TableSort {
  /** The id of the column that orders the list. */
  by: string
  /** Whether the greatest comes first. */
  descending: boolean
}

export interface DataTablePage {
  /** Address of the previous page. Leave out on the first page. */
  newerHref?: string | undefined
  /** Address of the next page. Leave out on the last page. */
  olderHref?: string | undefined
  /** Range of this page as a text: "1 to 50 of 412". */
  range?: string | undefined
}

export interface DataTableProps<T> {
  /** Name of the table for assistive technology. */
  caption: string
  /** Columns in their order. Keep them the same object between renders if possible. */
  columns: readonly Column<T>[]
  /** The rows of this page. `undefined` while the first page loads shows a skeleton. */
  rows?: readonly T[] | undefined
  /** Returns the row's key, unique in the view. */
  rowKey: (row: T) => string
  /** Returns the row's name for its checkbox. Default its key. */
  rowName?: ((row: T) => string) | undefined
  /** Returns the URL of a row; a press anywhere on it goes there. The title column has the link. */
  href?: ((row: T) => string | undefined) | undefined
  /** The order of the list now. Leave out for the default order. */
  sort?: TableSort | undefined
  /** Called with the new order when a heading is pressed. Without it no column can be ordered by. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Selected rows. Without it, or without its event, there are no checkboxes. */
  selection?: Selection | undefined
  /** Called with the whole new selection after each change. */
  onSelectionChange?: ((selection: Selection) => void) | undefined
  /** The rows shown are about to be replaced: they step back. Default `false`. */
  loading?: boolean | undefined
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode
  /** Links to the pages before and after. Leave out when there is one page. */
  page?: DataTablePage | undefined
}
