import { byId, isIdentifiedList, isItem, keysOf, type Path, same, sameOrder, type Value } from './tree.ts'

/** Paths at which `mine` differs from `base`. A list that differs only in its order is one path. */
export function dirtyPaths(base: Value, mine: Value, path: Path = []): readonly Path[] {
  if (same(base, mine)) return []
  if (isIdentifiedList(base) && isIdentifiedList(mine)) {
    const [before, now] = [byId(base), byId(mine)]
    const within = [...new Set([...before.keys(), ...now.keys()])].flatMap(id =>
      dirtyPaths(before.get(id), now.get(id), [...path, id]),
    )
    return within.length > 0 || sameOrder(base, mine) ? within : [path]
  }
  if (isItem(base) && isItem(mine))
    return keysOf(base, mine).flatMap(key => dirtyPaths(base[key], mine[key], [...path, key]))
  return [path]
}
