import type { SearchQuery } from '../../../platform/search-query.ts'
import type { Doubts } from './spelling.repository.ts'

/**
 * Corrects the spelling of a search: replaces a word that occurs nowhere by the nearest one that does. Null if no
 * unknown word has a near one.
 */
export function correctSpelling({ query }: SearchQuery, { unknown }: Doubts): string | null {
  const better = new Map(
    unknown.flatMap(({ typed, word, near }) => {
      const nearest = nearestWord(word, near)
      return nearest === null ? [] : [[typed, nearest] as const]
    }),
  )
  if (better.size === 0) return null
  return query
    .split(' ')
    .filter(typed => typed !== '')
    .map(typed => better.get(typed) ?? typed.toLowerCase())
    .join(' ')
}

/** Returns the candidate that is spelled most like the word. Null if none is near enough. */
export function nearestWord(word: string, near: readonly string[]): string | null {
  const [nearest] = near
    .map(other => ({ other, away: stepsBetween(word, other) }))
    .filter(({ other, away }) => mayMean(word, other, away))
    // Of two equally near candidates, prefers the one with the longer common beginning: typos are rarely in the first
    // letters.
    .sort(
      (a, b) =>
        a.away - b.away || alike(word, b.other) - alike(word, a.other) || (a.other < b.other ? -1 : 1),
    )
  return nearest?.other ?? null
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
