/** What somebody looks for among the own orders. */
export interface OrderSearch {
  /** Letters and digits, in small letters; all of them stand in one title. */
  words: readonly string[]
  /** The beginning of a number, in capitals; null where it cannot be one. */
  number: string | null
}

const MAX_WORDS = 8
const NUMBER = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** Reads what somebody typed. Null when there is nothing to look for. */
export function readOrderSearch(typed: string | undefined): OrderSearch | null {
  const text = (typed ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  if (text === '') return null
  const number = text.replace(/^#/, '').toUpperCase()
  return {
    words: (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS),
    number: NUMBER.test(number) ? number : null,
  }
}

/** What somebody looks for among a shop's orders. */
export interface SellerOrderSearch {
  /** Letters and digits, in small letters; all of them stand in the buyer's name. */
  words: readonly string[]
  /** The beginning of a number, a SKU or a tracking number: in capitals, without spaces. */
  code: string
}

/** Reads what somebody of a shop typed. Null when there is nothing to look for. */
export function readSellerOrderSearch(typed: string | undefined): SellerOrderSearch | null {
  const code = (typed ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, '')
    .replace(/^#/, '')
    .toUpperCase()
  return code === '' ? null : { words: readOrderSearch(typed)?.words ?? [], code }
}

/** The numbers of an order group that somebody may mean: in any case, or with the `-1` of one of its orders. */
export function readGroupNumbers(typed: string): readonly [asTyped: string, inCapitals: string] {
  const number = typed.normalize('NFKC').trim().replace(/^#/, '').replace(/-\d+$/, '')
  return [number, number.toUpperCase()]
}
