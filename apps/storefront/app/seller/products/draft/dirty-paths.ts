import { byId, isIdentifiedList, isItem, keysOf, type Path, same, sameOrder, type Value } from './tree.ts'

/** Every place where mine is not the server's. A list whose order alone changed is one place. */
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
