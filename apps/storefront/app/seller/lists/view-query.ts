import type { SavedViewQuery } from '@stoa/api-client/schema'

/** Whether two queries are equal, regardless of the order of their fields. */
export const isSameQuery = (one: SavedViewQuery, other: SavedViewQuery): boolean =>
  textOf(one) === textOf(other)

const textOf = (query: SavedViewQuery) =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))

/** URL parameter with the id of the saved view. */
export const SAVED = 'saved'
