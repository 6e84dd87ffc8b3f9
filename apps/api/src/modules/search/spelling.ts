import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { SearchQuery } from './search-query.ts'

const MIN_LENGTH = 3
/** How much of a word's trigrams a name must have to be looked at. */
const LIKENESS = 0.35

/**
 * What somebody probably meant: words that occur nowhere are replaced by the most alike word of a product's,
 * category's or shop's name. Null when there is nothing to correct or nothing like it.
 */
export async function correctSpelling(db: Db, search: SearchQuery): Promise<string | null> {
  const doubtful = [...new Set(search.words)].filter(word => word.length >= MIN_LENGTH)
  if (search.web !== null || doubtful.length === 0) return null
  const candidates = await namesLike(db, doubtful)
  const better = new Map<string, string>()
  for (const word of doubtful) {
    const names = candidates.get(word)
    // Null stands for a word that is found as it is.
    if (names === null) continue
    const nearest = nearestWord(word, names ?? [])
    if (nearest && nearest !== word) better.set(word, nearest)
  }
  if (better.size === 0) return null
  return search.words.map(word => better.get(word) ?? word).join(' ')
}

async function namesLike(db: Db, words: string[]): Promise<Map<string, string[] | null>> {
  return inTx(db, async tx => {
    // The operator %> reads its threshold from the session; it is what the trigram indexes answer to.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`)
    const { rows } = await tx.execute<{ word: string; isFound: boolean; names: string[] | null }>(sql`
      select w.word,
        exists (select 1 from products p where p.search @@ to_tsquery('stoa', w.word || ':*')) as "isFound",
        (select array_agg(n.name) from (
          (select p.search_name as name from products p where p.search_name %> stoa_plain(w.word)
            order by word_similarity(stoa_plain(w.word), p.search_name) desc limit 40)
          union all
          (select stoa_plain(c.name) from categories c where stoa_plain(c.name) %> stoa_plain(w.word) limit 20)
          union all
          (select stoa_plain(s.name) from shops s where stoa_plain(s.name) %> stoa_plain(w.word) limit 20)
        ) n) as names
      from unnest(${sql.param(words)}::text[]) as w(word)`)
    return new Map(rows.map(row => [row.word, row.isFound ? null : (row.names ?? [])]))
  })
}

function nearestWord(word: string, names: readonly string[]): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  const most = plain.length <= 4 ? 1 : plain.length <= 7 ? 2 : 3
  const counted = new Map<string, number>()
  for (const name of names)
    for (const token of name.match(/[\p{L}\p{N}]+/gu) ?? []) counted.set(token, (counted.get(token) ?? 0) + 1)
  const ranked = [...counted]
    // A word that only has not been typed to its end is as near as can be.
    .map(([token, count]) => ({
      token,
      count,
      away: token.startsWith(plain) ? 0 : distance(plain, token, most),
    }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away || b.count - a.count || (a.token < b.token ? -1 : 1))
  return ranked[0]?.token ?? null
}

/** Steps from one word to the other: a letter more, less, another or two swapped. Stops caring past `most`. */
export function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      let steps = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        steps = Math.min(steps, before[j - 2]! + 1)
      row.push(steps)
    }
    before = above
    above = row
  }
  return above[to.length]!
}
