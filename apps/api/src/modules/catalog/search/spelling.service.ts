import type { Db } from '../../../platform/db/client.ts'
import { readSearch, type SearchQuery } from '../../../platform/search-query.ts'
import { type Correction, type Doubts, weighCorrections } from './spelling.repository.ts'

/** Number of corrections that are compared, and of candidates for one word among them. */
const MAX_CORRECTIONS = 12
const MAX_NEAR = 4

/**
 * Corrects the spelling of a search: replaces each term that occurs nowhere by a near one that does. Prefers the correction
 * with which a product has all terms, then the nearest one, then the one with more frequent terms. A term that is the
 * beginning of another is only replaced if a product has all terms then. Null if no unknown term has a near one.
 */
export async function correctSpelling(
  db: Db,
  search: SearchQuery,
  doubts: Doubts,
): Promise<SearchQuery | null> {
  const corrections = correctionsOf(search, doubts)
  if (corrections.length === 0) return null
  const weights = await weighCorrections(db, corrections)
  const [best] = corrections
    .map((correction, at) => ({ ...correction, ...weights[at]! }))
    .filter(({ isFound, isDaring }) => isFound || !isDaring)
    // Equals stay in the order of their likeness.
    .sort((a, b) => Number(b.isFound) - Number(a.isFound) || a.away - b.away || b.frequency - a.frequency)
  return readSearch(best?.query)
}

interface Candidate extends Correction {
  /** Steps from what was typed. */
  away: number
  /** Whether it replaces a word that may be a beginning. */
  isDaring: boolean
}

/** Combines the candidates for all unknown terms, nearest first. A term that is the beginning of another may stay. */
export function correctionsOf({ query }: SearchQuery, { unknown }: Doubts): Candidate[] {
  const choices = query
    .split(' ')
    .filter(Boolean)
    .map(typed => {
      const doubt = unknown.find(each => each.typed === typed)
      const kept = { part: typed.toLowerCase(), words: [] as string[], away: 0, isDaring: false }
      if (!doubt) return [kept]
      const near = nearWords(doubt.word, doubt.near)
        .slice(0, MAX_NEAR)
        .map(({ word, away }) => ({ part: word, words: [word], away, isDaring: doubt.isBeginning }))
      return doubt.isBeginning || near.length === 0 ? [kept, ...near] : near
    })
  return choices
    .reduce<Candidate[]>(
      (begun, choice) =>
        begun
          .flatMap(each =>
            choice.map(({ part, words, away, isDaring }) => ({
              query: `${each.query} ${part}`.trim(),
              words: [...each.words, ...words],
              away: each.away + away,
              isDaring: each.isDaring || isDaring,
            })),
          )
          .sort((a, b) => a.away - b.away)
          .slice(0, MAX_CORRECTIONS),
      [{ query: '', words: [], away: 0, isDaring: false }],
    )
    .filter(({ words }) => words.length > 0)
}

/**
 * Candidates that the word may be a misspelling of, those that are spelled most like it first. Typos are rarely in the last
 * letter: with another one, a candidate is half a step further away.
 */
export function nearWords(word: string, near: readonly string[]): { word: string; away: number }[] {
  return (
    near
      .map(other => ({ word: other, away: stepsBetween(word, other) }))
      .filter(other => mayMean(word, other.word, other.away))
      .map(other => ({ ...other, away: other.away + (other.word.at(-1) === word.at(-1) ? 0 : 0.5) }))
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
