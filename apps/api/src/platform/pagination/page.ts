import { problem } from '../problem.ts'
import {
  type Cursor,
  type CursorKey,
  decodeCursor,
  encodeCursor,
  InvalidCursor,
  type KeyKind,
} from './cursor.ts'

export interface Page {
  next: string | null
  previous: string | null
}

/** @throws problem `cursor.invalid` */
export function readCursor(text: string | undefined, list: string, kinds: readonly KeyKind[]): Cursor | null {
  if (text === undefined) return null
  try {
    return decodeCursor(text, list, kinds)
  } catch (error) {
    if (!(error instanceof InvalidCursor)) throw error
    throw problem('cursor.invalid', {
      detail: 'It belongs to another list, or it was changed. Please begin again at the first page.',
    })
  }
}

/**
 * Cuts a page from rows that were read with one more than the limit, in the direction of the cursor.
 *
 * @param list list for which the cursors are valid
 */
export function cutPage<Row>(
  rows: readonly Row[],
  {
    cursor,
    limit,
    list,
    keysOf,
  }: { cursor: Cursor | null; limit: number; list: string; keysOf: (row: Row) => CursorKey[] },
): { items: Row[]; page: Page } {
  const hasMore = rows.length > limit
  const cut = rows.slice(0, limit)
  const backwards = cursor?.direction === 'previous'
  const items = backwards ? cut.reverse() : cut
  const border = (direction: Cursor['direction'], row: Row | undefined) => {
    const keys = row ? keysOf(row) : cursor?.keys
    return keys ? encodeCursor({ direction, keys }, list) : null
  }
  return {
    items,
    page: {
      next: backwards || hasMore ? border('next', items.at(-1)) : null,
      previous: (backwards ? hasMore : cursor !== null) ? border('previous', items[0]) : null,
    },
  }
}
