import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { inTx } from '../../../platform/db/tx.ts'
import type { SearchQuery } from '../../../platform/search-query.ts'
import { listed } from '../../read-model/index.ts'

/** Minimum trigram similarity of a candidate. */
const LIKENESS = 0.2
/**
 * Maximum length at which two swapped letters leave no trigram unchanged. Such terms are compared with all entries that begin
 * with the same letter.
 */
const SHORT = 5

/** Findings about a search that found nothing. */
export interface Doubts {
  /** Whether a product has all terms, so that only the filters exclude it. */
  isFound: boolean
  /** Least number of terms that a product lacks. Null if none has any of them. */
  missing: number | null
  /** Terms that occur nowhere, with similarly spelled ones. Some are the beginning of one that occurs. */
  unknown: { typed: string; word: string; isBeginning: boolean; near: string[] }[]
  [column: string]: unknown
}

/** More terms are not a misspelled search. */
const MAX_TERMS = 16

/** Looks up the terms of a search: in products, categories, shops and synonyms. */
export async function findDoubts(db: Db, { query }: SearchQuery): Promise<Doubts> {
  return inTx(db, async tx => {
    // The operator % reads its threshold from the session, and only this operator uses the trigram index.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LIKENESS)}, true)`)
    const { rows } = await tx.execute<Doubts>(sql`
      with words as (
        select distinct w.typed, stoa_terms(w.typed) as word from unnest((string_to_array(${query}, ' '))[1:${sql.raw(String(MAX_TERMS))}]) as w(typed)
      ), unknown as (
        select w.typed, w.word from words w
        where w.word ~ '^[^0-9_ ]{3,30}$' and not stoa_is_unspaced(w.word)
          and not exists (select 1 from search_synonyms y where y.stems = stoa_stems_of(w.word))
          and not exists (select 1 from search_words s where s.word = w.word)
          and not exists (select 1 from products p where p.search @@ stoa_term_query(w.word, false))
      )
      select
        exists (select 1 from products p where p.search @@ (select meant from stoa_search(${query}, 0)) and ${listed}) as "isFound",
        case when exists (select 1 from products p where p.search @@ (select meant from stoa_search(${query}, 99)) and ${listed})
          then (select min(m.missing) from generate_series(1, (select needed from stoa_search(${query}, 0)) - 1) as m(missing)
            where exists (select 1 from products p
              where p.search @@ (select meant from stoa_search(${query}, m.missing)) and ${listed})) end as missing,
        coalesce((select json_agg(json_build_object('typed', u.typed, 'word', u.word,
          'isBeginning', exists (select 1 from search_words s where s.word like u.word || '%')
            or exists (select 1 from products p where p.search @@ stoa_term_query(u.word, true)),
          'near', (
          select coalesce(json_agg(n.word), '[]') from (
            (select s.word from search_words s where s.word % u.word order by similarity(s.word, u.word) desc limit 80)
            union
            (select s.word from search_words s where length(u.word) <= ${SHORT}::int
              and s.word like left(u.word, 1) || '%' and length(s.word) <= ${SHORT + 1}::int limit 2000)
          ) n))) from unknown u), '[]') as unknown`)
    return rows[0]!
  })
}

export interface Correction {
  query: string
  /** Terms that take the place of unknown ones. */
  words: string[]
}

/** More products don't make a word more frequent. */
const MANY = 1_000

/**
 * Looks up whether a product has all terms of each correction. Counts the products with the rarest of its new terms in
 * name or category. A new term has to be a whole one: “blank” doesn't find blankets.
 */
export async function weighCorrections(
  db: Db,
  corrections: readonly Correction[],
): Promise<{ isFound: boolean; frequency: number }[]> {
  const { rows } = await db.execute<{ isFound: boolean; frequency: number }>(sql`
    with corrections as materialized (
      select c.at, c.query, array(select stoa_term_query(w.word, false) from jsonb_array_elements_text(c.words) as w(word)) as words
      from rows from (jsonb_to_recordset(${JSON.stringify(corrections)}::jsonb) as (query text, words jsonb))
        with ordinality as c(query, words, at)
    )
    select exists (select 1 from products p
        where p.search @@ (select meant from stoa_search(c.query, 0)) and p.search @@ all (c.words) and ${listed}) as "isFound",
      (select min(f.n)::int from unnest(c.words) as w(word) cross join lateral (
        select count(*) as n from (select 1 from products p
          where p.search_category @@ w.word and ${listed} limit ${sql.raw(String(MANY))}) found) f) as frequency
    from corrections c order by c.at`)
  return rows
}
