import type { Db } from '../../../platform/db/client.ts'
import { readSearch, type SearchQuery } from '../../../platform/search-query.ts'
import { type Correction, type Doubts, weighCorrections } from './spelling.repository.ts'

/** Number of corrections that are compared, and of candidates for one word among them. */
const MAX_CORRECTIONS = 12
const MAX_NEAR = 4

/**
 * Corrects the spelling of a search: replaces each word that occurs nowhere by a near one that does. Prefers the correction
 * with which all words match a product, then the nearest one, then the more frequent words. Null if no unknown word has a
 * near one.
 */
export async function correctSpelling(
  db: Db,
  search: SearchQuery,
  doubts: Doubts,
): Promise<SearchQuery | null> {
  const corrections = correctionsOf(search, doubts)
  if (corrections.length === 0) return null
  const weights = corrections.length === 1 ? [] : await weighCorrections(db, corrections)
  // The sort keeps the order of equals: the one with the longer common beginning.
  const [best] = corrections
    .map((correction, at) => ({ ...correction, ...weights[at] }))
    .sort(
      (a, b) =>
        Number(b.isFound) - Number(a.isFound) || a.away - b.away || (b.frequency ?? 0) - (a.frequency ?? 0),
    )
  return readSearch(best?.query)
}

/** Combines the near words of all unknown ones, nearest first. */
export function correctionsOf({ query }: SearchQuery, { unknown }: Doubts): (Correction & { away: number })[] {
  const near = new Map(
    unknown.map(({ typed, word, near }) => [typed, nearWords(word, near).slice(0, MAX_NEAR)] as const),
  )
  let corrections = [{ parts: [] as string[], words: [] as string[], away: 0 }]
  for (const typed of query.split(' ').filter(Boolean)) {
    const others = near.get(typed) ?? []
    corrections =
      others.length === 0
        ? corrections.map(each => ({ ...each, parts: [...each.parts, typed.toLowerCase()] }))
        : corrections
            .flatMap(({ parts, words, away }) =>
              others.map(other => ({
                parts: [...parts, other.word],
                words: [...words, other.word],
                away: away + other.away,
              })),
            )
            .sort((a, b) => a.away - b.away)
            .slice(0, MAX_CORRECTIONS)
  }
  return corrections
    .filter(({ words }) => words.length > 0)
    .map(({ parts, words, away }) => ({ query: parts.join(' '), words, away }))
}

/** Candidates that the word may be a misspelling of, those that are spelled most like it first. */
export function nearWords(word: string, near: readonly string[]): { word: string; away: number }[] {
  return (
    near
      .map(other => ({ word: other, away: stepsBetween(word, other) }))
      .filter(other => mayMean(word, other.word, other.away))
      // Of two equally near candidates, prefers the one with the longer common beginning: typos are rarely in the first
      // letters.
      .sort(
        (a, b) => a.away - b.away || alike(word, b.word) - alike(word, a.word) || (a.word < b.word ? -1 : 1),
      )
  )
}

const MOST = 3
/** The longer a word, the more of its letters may be wrong. */
const mostOf = ({ length }: string): number => (length < 7 ? 1 : length < 10 ? 2 : MOST)

// A word that only has not been typed to its end is as near as can be.
const stepsBetween = (word: string, other: string): number =>
  other.startsWith(word) ? 0 : distance(asHeard(word), asHeard(other), MOST)

const asHeard = (word: string): string => word.replaceAll('ph', 'f')

/**
 * Whether one word may be a misspelling of another. Short terms are other terms with one other letter: “cafe” is not
 * “cake”. So are terms that begin otherwise: “couch” is not “touch”, “tshirt” not “thirty”.
 */
function mayMean(word: string, other: string, away: number): boolean {
  if (away > mostOf(word)) return false
  const isSwapped = word.length === other.length && [...word].sort().join() === [...other].sort().join()
  if (isSwapped && away < 2) return true
  if (word.length <= 3 || (word.length === 4 && word.length === other.length)) return away === 0
  return alike(word, other) >= (away < 2 ? 1 : 2)
}

function alike(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Steps from one word to the other: a letter more, less, another, or two swapped. Stops counting past `most`. */
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
