import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '../../../platform/search-query.ts'

/** A search as PostgreSQL has it: every word, the last one also as a beginning. */
function tsQuery({ web, head, last }: SearchQuery): SQL {
  if (web !== null) return sql`websearch_to_tsquery('stoa', ${web})`
  const beginning = sql`to_tsquery('stoa', ${`${last}:*`})`
  return head === '' ? beginning : sql`plainto_tsquery('stoa', ${head}) && ${beginning}`
}

/**
 * Condition that product `p` matches the search in any of its texts. The subselect parses the query once; otherwise a
 * generic plan would parse it for each row.
 */
export const fits = (search: SearchQuery): SQL =>
  search.last === '' ? sql`false` : sql`p.search @@ (select ${tsQuery(search)})`

/** Row `asked` for the conditions of the tiers, with the search as intended and as typed. */
export const askedRow = (search: SearchQuery): SQL =>
  sql`select ${tsQuery(search)} as meant, plainto_tsquery('stoa', ${search.words.join(' ')}) as typed`

export interface Tier {
  /** The higher, the better it fits. */
  rank: number
  /** Condition on product `p` in addition to `asked`. Tiers don't overlap, and together they equal `fits`. */
  condition: SQL
  /** Whether the tier may have so many products that an index of search terms doesn't help. */
  mayBeCrowded: boolean
}

/**
 * Tiers of matches, best first. The name has every word as typed; the name has them, the last one as a beginning;
 * name and categories below the department have them; department, tags, shop and options are needed too; the
 * description is needed too.
 */
export function tiersOf(search: SearchQuery): Tier[] {
  if (search.last === '') return []
  const query = sql`(select meant from asked)`
  const name = sql`p.search_name @@ ${query}`
  const category = sql`p.search_category @@ ${query}`
  const head = sql`p.search_head @@ ${query}`
  // Excluded terms may occur in any text, so the whole product decides.
  const all = search.web === null ? sql`` : sql` and p.search @@ ${query}`
  const tiers: Tier[] = [
    { rank: 4, condition: sql`${name}${all}`, mayBeCrowded: false },
    { rank: 3, condition: sql`${category} and not ${name}${all}`, mayBeCrowded: true },
    { rank: 2, condition: sql`${head} and not ${category}${all}`, mayBeCrowded: true },
    { rank: 1, condition: sql`p.search @@ ${query} and not ${head}`, mayBeCrowded: true },
  ]
  if (search.web !== null) return tiers
  const typed = sql`p.search_name @@ (select typed from asked)`
  const [named, ...others] = tiers
  return [
    { rank: 5, condition: typed, mayBeCrowded: false },
    { ...named!, condition: sql`${name} and not ${typed}` },
    ...others,
  ]
}
