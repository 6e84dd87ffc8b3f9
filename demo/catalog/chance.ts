/**
 * Returns a number in [0, 1) that depends only on the key. Every run of the seed gives the same catalog, and adding
 * one product changes no other.
 */
export function chance(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A whole number from `low` to `high`, both included. */
export function between(key: string, low: number, high: number): number {
  return low + Math.floor(chance(key) * (high - low + 1))
}

/** One of the list's items. */
export function pick<T>(key: string, list: readonly T[]): T {
  return list[Math.floor(chance(key) * list.length)]!
}

/** The list in another order, the same one for the same key. */
export function shuffle<T>(key: string, list: readonly T[]): T[] {
  return list
    .map((item, at) => ({ item, weight: chance(`${key}/${at}`) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ item }) => item)
}
