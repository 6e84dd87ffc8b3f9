import { dirtyPaths } from './dirty-paths.ts'
import {
  byId,
  type Identified,
  isIdentifiedList,
  isItem,
  keysOf,
  type Path,
  same,
  sameOrder,
  type Value,
} from './tree.ts'

/** Conflict: both users changed this value, to different results. */
export interface Question {
  readonly path: Path
  /** Undefined if I removed it. */
  readonly mine: Value
  readonly theirs: Value
}

export interface Rebased {
  /** Their version with my changes. In a conflict it contains my value until I answer. */
  readonly value: Value
  /** Paths that only they changed. */
  readonly taken: readonly Path[]
  readonly questions: readonly Question[]
}

/**
 * Merges my changes and those of another user, both relative to `base`. A change by only one of us is kept, and a
 * change by both becomes a question. Lists of items with ids are merged item by item.
 */
export function rebase(base: Value, mine: Value, theirs: Value, path: Path = []): Rebased {
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, taken: [], questions: [] }
  if (same(mine, base)) return { value: theirs, taken: dirtyPaths(base, theirs, path), questions: [] }
  if (isIdentifiedList(base) && isIdentifiedList(mine) && isIdentifiedList(theirs))
    return rebaseList(base, mine, theirs, path)
  if (isItem(base) && isItem(mine) && isItem(theirs)) {
    const parts = keysOf(base, mine, theirs).map(
      key => [key, rebase(base[key], mine[key], theirs[key], [...path, key])] as const,
    )
    return together(
      Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
      parts.map(([, part]) => part),
    )
  }
  return { value: mine, taken: [], questions: [{ path, mine, theirs }] }
}

function rebaseList(
  base: readonly Identified[],
  mine: readonly Identified[],
  theirs: readonly Identified[],
  path: Path,
): Rebased {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  const parts = orderOf(base, mine, theirs).map(id =>
    rebase(before.get(id), own.get(id), other.get(id), [...path, id]),
  )
  const rebased = together(
    parts.flatMap(({ value }) => (value === undefined ? [] : [value])),
    parts,
  )
  const isOnlyMoved = sameOrder(base, mine) && theirs.length === base.length && rebased.taken.length === 0
  // A new order belongs to no single item, so the list itself is named.
  return isOnlyMoved && !sameOrder(base, theirs) ? { ...rebased, taken: [path] } : rebased
}

/** Takes my order if I changed it, else theirs. Items of the other list follow their neighbor. */
function orderOf(
  base: readonly Identified[],
  mine: readonly Identified[],
  theirs: readonly Identified[],
): readonly string[] {
  const [leading, following] = sameOrder(base, mine) ? [theirs, mine] : [mine, theirs]
  const order = leading.map(({ id }) => id)
  const known = new Set(order)
  following.forEach(({ id }, place) => {
    if (known.has(id)) return
    known.add(id)
    const neighbor = following[place - 1]?.id
    order.splice(neighbor === undefined ? 0 : order.indexOf(neighbor) + 1, 0, id)
  })
  return order
}

const together = (value: Value, parts: readonly Rebased[]): Rebased => ({
  value,
  taken: parts.flatMap(({ taken }) => taken),
  questions: parts.flatMap(({ questions }) => questions),
})
