export interface SearchQuery {
  /** Text as shown: one line, no control characters. */
  text: string
  /** Text for `stoa_search` in the database, which splits it like the index. Quoted terms are joined by hyphens. */
  query: string
  /** Number of terms that a product may lack. */
  missing: number
}

/** Reads what a shopper typed. Null when there is nothing to search for. */
export function readSearch(input: string | undefined): SearchQuery | null {
  const text = (input ?? '')
    .replace(/[\p{C}\p{Z}\s]+/gu, (gap: string) =>
      /^[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]+$/.test(gap) ? '' : ' ',
    )
    .trim()
    .slice(0, 200)
    .toWellFormed()
  if (text === '') return null
  return { text, query: text.replace(/"([^"]*)"/g, joinPhrase), missing: 0 }
}

/** Parts of one word have to be found in one run. */
const joinPhrase = (_: string, phrase: string): string => ` ${phrase.trim().replace(/\s+/g, '-')} `
