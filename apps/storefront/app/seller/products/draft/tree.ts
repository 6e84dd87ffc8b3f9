/** What a draft is made of: what JSON can say. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | Item
export interface Item {
  readonly [key: string]: Value
}

/** Where a value stands: names of fields, and in a list of things with an id, the id. */
export type Path = readonly string[]

/** A thing of a list that is told from the others by its id, not by its place. */
export interface Identified extends Item {
  readonly id: string
}

export const isItem = (value: Value): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty list could be of anything, so it counts as one of both kinds. */
export const isIdentifiedList = (value: Value): value is readonly Identified[] =>
  Array.isArray(value) && value.every(entry => isItem(entry) && typeof entry.id === 'string')

/** By what they say: the order of an object's fields is nothing, that of a list is. */
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

/** The fresh one, made of those parts of the own one that say the same: what did not change is not drawn anew. */
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

/** Two lists hold the same things in the same order, whatever is in those. */
export const sameOrder = (one: readonly Identified[], other: readonly Identified[]) =>
  same(
    one.map(({ id }) => id),
    other.map(({ id }) => id),
  )

export const byId = (list: readonly Identified[]): ReadonlyMap<string, Identified> =>
  new Map(list.map(entry => [entry.id, entry]))

/** The value at a path; undefined where there is none. */
export function at(value: Value, [step, ...rest]: Path): Value {
  if (step === undefined) return value
  if (isIdentifiedList(value)) return at(byId(value).get(step), rest)
  return isItem(value) ? at(value[step], rest) : undefined
}

/** The same with another value at the path. Undefined takes a thing out of its list. */
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
