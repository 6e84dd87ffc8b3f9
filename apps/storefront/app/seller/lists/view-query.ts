import type { SavedViewQuery } from '@stoa/api-client/schema'

/** Whether two views ask a list for the same; the order of the words does not matter. */
export const isSameQuery = (one: SavedViewQuery, other: SavedViewQuery): boolean =>
  textOf(one) === textOf(other)

const textOf = (query: SavedViewQuery) =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Names the saved view in a list's address, beside what the list is asked for. */
export const SAVED = 'saved'
