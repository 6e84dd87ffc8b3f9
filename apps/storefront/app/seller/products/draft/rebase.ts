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

/** A value that both changed, and not to the same. */
export interface Question {
  readonly path: Path
  /** Undefined where it was taken away. */
  readonly mine: Value
  readonly theirs: Value
}

export interface Rebased {
  /** Theirs, with what I changed. Where both did, mine stands until I answer. */
  readonly value: Value
  /** What I had not touched and they changed. */
  readonly taken: readonly Path[]
  readonly questions: readonly Question[]
}

/**
 * Three versions of one value: what I began with, what I have, what another saved meanwhile. What only one of us
 * changed stands; what both changed is asked. Lists of things with ids are merged thing by thing.
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
  // An order alone has no thing of its own to be named by.
  return isOnlyMoved && !sameOrder(base, theirs) ? { ...rebased, taken: [path] } : rebased
}

/** An order is never asked about: mine if I changed it, else theirs; what the other one has comes behind its neighbor. */
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
