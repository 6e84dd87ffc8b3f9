/** Part of a draft: any JSON value, or undefined. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | Item
export interface Item {
  readonly [key: string]: Value
}

/** Path to a value: field names, and the id of an item in a list of items with ids. */
export type Path = readonly string[]

/** Item of a list that is identified by its id, not by its position. */
export interface Identified extends Item {
  readonly id: string
}

export const isItem = (value: Value): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether all items of a list have an id. True for an empty list, which could be of any kind. */
export const isIdentifiedList = (value: Value): value is readonly Identified[] =>
  Array.isArray(value) && value.every(entry => isItem(entry) && typeof entry.id === 'string')

/** Compares two values deeply. Ignores the order of an object's fields, but not that of a list. */
export function same(one: Value, other: Value): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, place) => same(entry, other[place]))
    )
  if (!isItem(one) || !isItem(other)) return false
  return (
    Object.keys(one).every(key => same(one[key], other[key])) &&
    Object.keys(other).every(key => key in one || other[key] === undefined)
  )
}

/** Returns `fresh`, reusing the equal parts of `own`, so that unchanged parts don't re-render. */
export function reuse(own: Value, fresh: Value): Value {
  if (same(own, fresh)) return own
  if (isIdentifiedList(own) && isIdentifiedList(fresh)) {
    const known = byId(own)
    return fresh.map(entry => reuse(known.get(entry.id), entry))
  }
  if (!isItem(own) || !isItem(fresh)) return fresh
  return Object.fromEntries(Object.entries(fresh).map(([key, value]) => [key, reuse(own[key], value)]))
}

export const keysOf = (...items: readonly Item[]): string[] => [...new Set(items.flatMap(Object.keys))]

/** Whether two lists have the same ids in the same order. */
export const sameOrder = (one: readonly Identified[], other: readonly Identified[]) =>
  same(
    one.map(({ id }) => id),
    other.map(({ id }) => id),
  )

export const byId = (list: readonly Identified[]): ReadonlyMap<string, Identified> =>
  new Map(list.map(entry => [entry.id, entry]))

/** Returns the value at a path; undefined if there is none. */
export function at(value: Value, [step, ...rest]: Path): Value {
  if (step === undefined) return value
  if (isIdentifiedList(value)) return at(byId(value).get(step), rest)
  return isItem(value) ? at(value[step], rest) : undefined
}

/** Returns a copy with another value at the path. Undefined removes an item from its list. */
export function put(value: Value, [step, ...rest]: Path, next: Value): Value {
  if (step === undefined) return next
  if (isIdentifiedList(value)) return putInList(value, step, rest, next)
  return { ...(isItem(value) && value), [step]: put(isItem(value) ? value[step] : undefined, rest, next) }
}

function putInList(list: readonly Identified[], id: string, rest: Path, next: Value): Value {
  const entry = put(byId(list).get(id), rest, next) as Identified | undefined
  if (entry === undefined) return list.filter(other => other.id !== id)
  return list.some(other => other.id === id)
    ? list.map(other => (other.id === id ? entry : other))
    : [...list, entry]
}
