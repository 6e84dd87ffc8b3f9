import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'

export type MadeBy = components['schemas']['MadeBy']

export interface MadeByRow {
  first: string | null
  second: string | null
  count: number
  city: string | null
}

/** Makers of shop `s` from its own row, so that a card costs no further read. */
export const madeByJson: SQL = sql`json_build_object('first', s.makers -> 0 ->> 'name',
  'second', s.makers -> 1 ->> 'name', 'count', jsonb_array_length(s.makers), 'city', s.city)`

export function madeByOf({ first, second, count, city }: MadeByRow): MadeBy {
  const names = [first, second].filter(name => name !== null)
  return { names, more: count - names.length, city }
}
