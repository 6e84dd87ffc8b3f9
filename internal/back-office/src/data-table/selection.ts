/**
 * Selected rows: single ones, or the whole view except some. With `all`, requests send the view's filter instead of
 * thousands of keys.
 */
export type Selection = {
  /** Whether the whole view is selected, but for `keys`. */
  readonly all: boolean
  /** The selected rows; with `all` the rows that are left out. */
  readonly keys: readonly string[]
}

export const noSelection: Selection = { all: false, keys: [] }

export const isSelected = ({ all, keys }: Selection, key: string): boolean => keys.includes(key) !== all

/** Returns the number of selected rows in a view of `total`. */
export const selectionCount = ({ all, keys }: Selection, total: number): number =>
  all ? Math.max(0, total - keys.length) : keys.length

/** Chooses rows, or takes them out again. */
export function withRows(selection: Selection, rows: readonly string[], chosen: boolean): Selection {
  const named = new Set(selection.keys)
  for (const row of rows) {
    if (chosen !== selection.all) named.add(row)
    else named.delete(row)
  }
  return { all: selection.all, keys: [...named] }
}
