import { useDeferredValue } from 'react'

/**
 * Returns the page of a list to render. Another page renders in the background, so that input doesn’t wait for all of its
 * rows. Changes within the same rows show at once.
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
