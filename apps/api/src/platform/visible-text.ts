/** ASCII letters and signs with single spaces between them: nothing to change. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
const SPACES = /[\p{Z}\s]+/gu
/** Controls, zero-width characters, changes of the writing direction, fillers and blanks that are no spaces. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Scripts in which a joiner between two letters changes their shape. */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
]
const letter = `[${JOINING.map(script => `\\p{Script=${script}}`).join('')}]\\p{M}*`
const pictograph = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?'
/**
 * Joiners that are only visible by their effect on neighboring characters: between letters of some scripts, and in
 * combined emoji.
 */
const VISIBLE_JOINER = new RegExp(
  `(?<=${letter})[\\u200C\\u200D](?=${letter})|(?<=${pictograph}\\uFE0F?)\\u200D(?=${pictograph})|(?<=${pictograph})\\uFE0F`,
  'gu',
)

/**
 * Normalizes a name to what people see: composes letters, collapses spaces, and removes invisible characters. Those
 * come along when a name is pasted, or are added to impersonate another user or shop.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text
  const composed = text.normalize('NFC').replace(SPACES, ' ')
  const visibleJoiners = new Set([...composed.matchAll(VISIBLE_JOINER)].map(({ index }) => index))
  return composed
    .replace(INVISIBLE, (character, at: number) => (visibleJoiners.has(at) ? character : ''))
    .replace(SPACES, ' ')
    .trim()
}
