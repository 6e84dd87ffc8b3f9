import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '../../../platform/search-query.ts'

/** A search as PostgreSQL has it: every word, the last one also as a beginning. */
function tsQuery({ web, head, last }: SearchQuery): SQL {
  if (web !== null) return sql`websearch_to_tsquery('stoa', ${web})`
  const beginning = sql`to_tsquery('stoa', ${`${last}:*`})`
  return head === '' ? beginning : sql`plainto_tsquery('stoa', ${head}) && ${beginning}`
}

/**
 * Product `p` fits the search, wherever its words stand. The text is read once: a statement that is planned for any
 * value would else read it anew for each row that it looks at.
 */
export const fits = (search: SearchQuery): SQL =>
  search.last === '' ? sql`false` : sql`p.search @@ (select ${tsQuery(search)})`

/** A row `asked` for the conditions of the tiers: the search as it is meant, and as it was typed. */
export const askedRow = (search: SearchQuery): SQL =>
  sql`select ${tsQuery(search)} as meant, plainto_tsquery('stoa', ${search.words.join(' ')}) as typed`

export interface Tier {
  /** The higher, the better it fits. */
  rank: number
  /** Of product `p` beside `asked`; no product is in two tiers, and together they are what `fits`. */
  condition: SQL
  /** True when so many products may be in it that an index of words is no help. */
  mayBeCrowded: boolean
}

/**
 * How well a product fits, best first: its name has every word as it was typed; its name has them, the last one as a
 * beginning; its name and its categories below the department have them; its department, tags, shop and options are
 * needed too; its description is needed too.
 */
export function tiersOf(search: SearchQuery): Tier[] {
  if (search.last === '') return []
  const query = sql`(select meant from asked)`
  const name = sql`p.search_name @@ ${query}`
  const category = sql`p.search_category @@ ${query}`
  const head = sql`p.search_head @@ ${query}`
  // A word that is left out may stand anywhere, so that all of the product has the last say.
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
