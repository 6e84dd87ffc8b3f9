import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '../../../platform/search-query.ts'

/**
 * Common table `asked` for the statements with the conditions below: the search as the database reads it, once. `meant`
 * is what products have to match, `typed` has every word as it was typed.
 */
export const askedTable = ({ query, missing }: SearchQuery): SQL =>
  sql`asked as materialized (select typed, meant from stoa_search(${query}, ${missing}))`

/** Condition that product `p` matches the search of `asked` in any of its texts. */
export const fits = sql`p.search @@ (select meant from asked)`

export interface Tier {
  /** The higher, the better it fits. */
  rank: number
  /** Condition on product `p` in addition to `asked`. Tiers don't overlap, and together they equal `fits`. */
  condition: SQL
  /** Whether the tier may have so many products that an index of search terms doesn't help. */
  mayBeCrowded: boolean
}

const meant = sql`(select meant from asked)`
export const fitsName = sql`p.search_name @@ ${meant}`
export const fitsCategory = sql`p.search_category @@ ${meant}`
export const fitsHead = sql`p.search_head @@ ${meant}`
const typed = sql`p.search_name @@ (select typed from asked)`

/**
 * Tiers of matches, best first. The name has every word as typed; the name has what is meant; name and categories below
 * the department have it; department, tags, options, colors and shop are needed too; the description is needed too.
 */
export const tiers: readonly Tier[] = [
  { rank: 5, condition: typed, mayBeCrowded: false },
  { rank: 4, condition: sql`${fitsName} and not ${typed}`, mayBeCrowded: false },
  { rank: 3, condition: sql`${fitsCategory} and not ${fitsName}`, mayBeCrowded: true },
  { rank: 2, condition: sql`${fitsHead} and not ${fitsCategory}`, mayBeCrowded: true },
  { rank: 1, condition: sql`${fits} and not ${fitsHead}`, mayBeCrowded: true },
]
