import { plainForm } from '../lib/words.ts'
import type { StoredPage } from './information.server.ts'

export interface InformationFound {
  /** Of the section, on its page. */
  readonly href: string
  readonly title: string
  /** The page's title. */
  readonly place: string
  readonly text: string
}

const MAX_RESULTS = 12
const SNIPPET = 180

/**
 * Sections of the information pages that have every word, the last one also as a beginning; those that have them
 * in their titles come first, and those of the help before those of the policies.
 */
export function searchInformation(query: string, pages: readonly StoredPage[]): InformationFound[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return pages
    .flatMap(({ slug, title: place, sections }) =>
      sections.flatMap(({ id, title, text }) => {
        const score = text === '' ? 0 : scoreOf(words, title || place, text)
        const found = {
          href: id ? `/${slug}#${id}` : `/${slug}`,
          title: title || place,
          place,
          text: snippet(text, words),
        }
        return score > 0 ? [{ score: score + (slug === 'help' ? 0.5 : 0), found }] : []
      }),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ found }) => found)
}

/** Words that say nothing about what is asked for. */
const SMALL = new Set(
  'a an and are at be can do does for from how i if in is it me my of on or that the to was what when where which who why with you your'.split(
    ' ',
  ),
)

function wordsOf(query: string): string[] {
  const all = plainForm(query.slice(0, 200)).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter(word => !SMALL.has(word))
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, 8)
}

/** 0 when a word is missing. Each word weighs more in the title. */
function scoreOf(words: readonly string[], title: string, text: string): number {
  let score = 0
  for (const word of words) {
    const start = new RegExp(`(?<![\\p{L}\\p{N}])${stemOf(word)}`, 'u')
    if (start.test(plainForm(title))) score += 3
    else if (start.test(plainForm(text))) score += 1
    else return 0
  }
  return score
}

/** So much of a word that its other forms begin alike: returned, returns and return. */
const stemOf = (word: string) =>
  word.length > 5 ? word.replace(/(ing|ed|es|s|e)$/, '') : word.replace(/s$/, '')

/** The words around the first find. */
function snippet(text: string, words: readonly string[]): string {
  if (text.length <= SNIPPET) return text
  const plain = plainForm(text)
  const first = Math.min(
    ...words.map(word => plain.indexOf(stemOf(word))).filter(at => at >= 0),
    plain.length,
  )
  const from = first <= SNIPPET - 40 || first === plain.length ? 0 : text.lastIndexOf(' ', first - 60) + 1
  const cut = text.slice(from, from + SNIPPET)
  const end = from + SNIPPET < text.length ? `${cut.slice(0, cut.lastIndexOf(' '))} …` : cut
  return from > 0 ? `… ${end}` : end
}
