/** Characters without a picture, such as direction marks of pasted text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu

/** @param {string} sign a digit of any script */
function digitOf(sign) {
  const point = /** @type {number} */ (sign.codePointAt(0))
  let zero = point
  // Unicode encodes the ten digits of a script one after the other.
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}

/**
 * @param {string | null | undefined} text
 * @returns {string} with usual spaces and ASCII digits, hyphens and Latin letters
 */
export const plain = text =>
  (text ?? '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u30fc\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/** @param {string} text compared without case, accents and punctuation */
export const folded = text =>
  plain(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
