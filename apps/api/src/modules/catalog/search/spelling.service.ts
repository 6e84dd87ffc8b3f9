import type { Db } from '../../../platform/db/client.ts'
import type { SearchQuery } from '../../../platform/search-query.ts'
import { findWords } from './spelling.repository.ts'

const MIN_LENGTH = 3
/**
 * Corrects the spelling of a search: replaces a term that occurs nowhere by the nearest one that does. Null if all
 * terms occur or none is near.
 */
export async function correctSpelling(db: Db, search: SearchQuery): Promise<string | null> {
  const doubtful = [...new Set(search.words)].filter(word => word.length >= MIN_LENGTH)
  if (search.web !== null || doubtful.length === 0) return null
  const better = new Map<string, string>()
  for (const { word, isFound, near } of await findWords(db, doubtful)) {
    const nearest = isFound ? null : nearestWord(plain(word), near ?? [])
    if (nearest) better.set(word, nearest)
  }
  if (better.size === 0) return null
  return search.words.map(word => better.get(word) ?? word).join(' ')
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

function nearestWord(word: string, near: readonly string[]): string | null {
  const most = word.length <= 4 ? 1 : word.length <= 7 ? 2 : 3
  const [nearest] = near
    // A word that only has not been typed to its end is as near as can be.
    .map(other => ({ other, away: other.startsWith(word) ? 0 : distance(word, other, most) }))
    // A word that begins otherwise and needs more than one step is another word: “tshirt” is not “thirty”.
    .filter(({ other, away }) => away <= most && (away < 2 || alike(word, other) >= 2))
    // Of two equally near candidates, prefers the one with the longer common beginning: typos are rarely in the first
    // letters.
    .sort(
      (a, b) =>
        a.away - b.away || alike(word, b.other) - alike(word, a.other) || (a.other < b.other ? -1 : 1),
    )
  return nearest?.other ?? null
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
