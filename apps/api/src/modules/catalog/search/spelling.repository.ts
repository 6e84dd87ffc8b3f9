import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { inTx } from '../../../platform/db/tx.ts'

/** Minimum trigram similarity of a candidate. */
const LIKENESS = 0.2
/**
 * Maximum length at which two swapped letters leave no trigram unchanged. Such terms are compared with all entries that begin
 * with the same letter.
 */
const SHORT = 5

/** Word of a search with a similarly spelled word. */
export interface WordRow {
  word: string
  isFound: boolean
  near: string[] | null
  [column: string]: unknown
}

export async function findWords(db: Db, words: string[]): Promise<WordRow[]> {
  return inTx(db, async tx => {
    // The operator % reads its threshold from the session, and only this operator uses the trigram index.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LIKENESS)}, true)`)
    const { rows } = await tx.execute<WordRow>(sql`
      select w.word,
        exists (select 1 from products p where p.search @@ to_tsquery('stoa', w.word || ':*')) as "isFound",
        (select array_agg(n.word) from (
          (select s.word from search_words s where s.word % stoa_plain(w.word)
            order by similarity(s.word, stoa_plain(w.word)) desc limit 80)
          union
          (select s.word from search_words s where length(w.word) <= ${SHORT}::int
            and s.word like left(stoa_plain(w.word), 1) || '%' and length(s.word) <= ${SHORT + 1}::int limit 2000)
        ) n) as near
      from unnest(${sql.param(words)}::text[]) as w(word)`)
    return rows
  })
}
