export interface SearchQuery {
  /** Text as shown: one line, no control characters. */
  text: string
  /** Query for `websearch_to_tsquery`. Null if the search has only plain terms. */
  web: string | null
  /** Complete terms before the last one, joined by spaces. */
  head: string
  /** The last word, matched as a beginning too; empty when there is none. */
  last: string
  words: string[]
}

const MAX_WORDS = 16
const OPERATORS = /"|(^|\s)-\S|\s+or\s+/i

/** Reads what a shopper typed. Null when there is nothing to search for. */
export function readSearch(input: string | undefined): SearchQuery | null {
  const text = (input ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
  if (text === '') return null
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
  return {
    text,
    web: OPERATORS.test(text) ? text : null,
    head: words.slice(0, -1).join(' '),
    last: words.at(-1) ?? '',
    words,
  }
}
