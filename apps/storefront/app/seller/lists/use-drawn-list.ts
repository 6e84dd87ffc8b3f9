import { useDeferredValue } from 'react'

/**
 * The page of a list that is drawn. Another page is drawn in pieces, so that no key and no press waits for all of its
 * rows; this one stays until then. What has changed within its rows is there at once.
 */
export function useDrawnList<Row, List extends { readonly items: readonly Row[] }>(
  list: List | undefined,
  keyOf: (row: Row) => string,
): List | undefined {
  const drawn = useDeferredValue(list)
  return list && drawn && samePage(list.items, drawn.items, keyOf) ? list : drawn
}

const samePage = <Row>(one: readonly Row[], other: readonly Row[], keyOf: (row: Row) => string) =>
  one.length === other.length && one.every((row, at) => keyOf(row) === keyOf(other[at]!))
