/** Search of a buyer in their own orders. */
export interface OrderSearch {
  /** Lowercase letters and digits. All of them have to occur in one title. */
  words: readonly string[]
  /** Beginning of an order number, in capitals. Null if the text can't be one. */
  number: string | null
}

const MAX_WORDS = 8
const NUMBER = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** Reads the text that a buyer typed. Null if it contains nothing to search for. */
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

/** Search of a member in a shop's orders. */
export interface SellerOrderSearch {
  /** Beginning of an order number, a SKU or a tracking number: in capitals, without spaces. */
  words: readonly string[]
  /** The beginning of a number, a SKU or a tracking number: in capitals, without spaces. */
  code: string
}

/** Reads the text that a member of a shop typed. Null if it contains nothing to search for. */
export function readSellerOrderSearch(typed: string | undefined): SellerOrderSearch | null {
  const code = (typed ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, '')
    .replace(/^#/, '')
    .toUpperCase()
  return code === '' ? null : { words: readOrderSearch(typed)?.words ?? [], code }
}

/** Order group numbers that a typed text may mean: in any case, or with the `-1` of one of its orders. */
export function readGroupNumbers(typed: string): readonly [asTyped: string, inCapitals: string] {
  const number = typed.normalize('NFKC').trim().replace(/^#/, '').replace(/-\d+$/, '')
  return [number, number.toUpperCase()]
}
