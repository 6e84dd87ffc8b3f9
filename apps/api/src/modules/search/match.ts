import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from './search-query.ts'

/** A search as PostgreSQL has it: every word, the last one also as a beginning. */
function tsQuery({ web, head, last }: SearchQuery): SQL {
  if (web !== null) return once(sql`websearch_to_tsquery('stoa', ${web})`)
  const beginning = sql`to_tsquery('stoa', ${`${last}:*`})`
  return once(head === '' ? beginning : sql`plainto_tsquery('stoa', ${head}) && ${beginning}`)
}

/** Else a statement that is planned for any value would read the text anew for each row that it looks at. */
const once = (query: SQL): SQL => sql`(select ${query})`

/** Product `p` fits the search, wherever its words stand. */
export const fits = (search: SearchQuery): SQL =>
  search.last === '' ? sql`false` : sql`p.search @@ ${tsQuery(search)}`

export interface Tier {
  /** The higher, the better it fits. */
  rank: number
  /** Of product `p`; no product is in two tiers, and together they are what `fits`. */
  condition: SQL
  /** True when so many products may be in it that an index of words is no help. */
  mayBeCrowded: boolean
}

/**
 * How well a product fits, best first: its name has every word as it was typed; its name has them, the last one
 * as a beginning; its name, tags, shop, category and options have them; its description is needed too.
 */
export function tiersOf(search: SearchQuery): Tier[] {
  if (search.last === '') return []
  const query = tsQuery(search)
  const name = sql`p.search_name @@ ${query}`
  const head = sql`p.search_head @@ ${query}`
  const body: Tier = {
    rank: 1,
    condition: sql`p.search @@ ${query} and not ${head}`,
    mayBeCrowded: true,
  }
  // A word that is left out may stand anywhere, so that all of the product has the last say.
  if (search.web !== null)
    return [
      { rank: 3, condition: sql`${name} and p.search @@ ${query}`, mayBeCrowded: false },
      { rank: 2, condition: sql`${head} and not ${name} and p.search @@ ${query}`, mayBeCrowded: true },
      body,
    ]
  const typed = sql`p.search_name @@ ${once(sql`plainto_tsquery('stoa', ${search.words.join(' ')})`)}`
  return [
    { rank: 4, condition: typed, mayBeCrowded: false },
    { rank: 3, condition: sql`${name} and not ${typed}`, mayBeCrowded: false },
    { rank: 2, condition: sql`${head} and not ${name}`, mayBeCrowded: true },
    body,
  ]
}
