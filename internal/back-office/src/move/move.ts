/** Returns the list with one entry moved to another index. An index outside the list means its nearest end. */
export function move<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from]
  const target = Math.min(Math.max(to, 0), list.length - 1)
  if (from < 0 || from >= list.length || from === target) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, target), moved as T, ...rest.slice(target)]
}
