import { problem } from '../../platform/problem.ts'

const MIN_CHARACTERS = 2

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

/** Suggests a name for an account that was created with an address only: `Robin` for `robin.reed87@…`. */
export function usernameOf(email: string): string {
  const letters = /^\p{L}{2,40}/u.exec(email)?.[0]
  return letters ? letters[0]!.toUpperCase() + letters.slice(1).toLowerCase() : 'Shopper'
}

/**
 * Normalizes a name to what people see: composes letters, collapses spaces, and removes invisible characters. Those
 * come along when a name is pasted, or are added to impersonate another user.
 *
 * @throws problem `request.invalid` if too little is left
 */
export function readUsername(text: string): string {
  const composed = text.normalize('NFC').replace(SPACES, ' ')
  const visibleJoiners = new Set([...composed.matchAll(VISIBLE_JOINER)].map(({ index }) => index))
  const name = composed
    .replace(INVISIBLE, (character, at: number) => (visibleJoiners.has(at) ? character : ''))
    .replace(SPACES, ' ')
    .trim()
  if ([...name].length >= MIN_CHARACTERS) return name
  throw problem('request.invalid', {
    detail: `A name needs at least ${MIN_CHARACTERS} visible characters.`,
    fields: [
      {
        pointer: '/username',
        code: 'invisible',
        message: `Use at least ${MIN_CHARACTERS} visible characters.`,
      },
    ],
  })
}
