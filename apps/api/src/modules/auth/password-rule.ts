import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { problem } from '../../platform/problem.ts'

const MAX_COMMON = 3_000
const MIN_SCORE = 3
const MIN_LENGTH = 8
/** What is measured of a long password: the rest only makes it stronger, and measuring costs time. */
const MAX_MEASURED = 64
/** Shorter ones are parts of other words. */
const MIN_WORD = 4

let common: ReadonlySet<string> | undefined
let strength: ZxcvbnFactory | undefined

export type PasswordWeakness = 'minLength' | 'common' | 'strength'

/** Why a password is refused, or null. `words` count for nothing: what is left of it must be strong. */
function weaknessOf(password: string, words: readonly string[]): PasswordWeakness | null {
  if ([...password].length < MIN_LENGTH) return 'minLength'
  const ranked = dictionary['passwords-common'] as string[]
  common ??= new Set(ranked.filter(each => each.length >= MIN_LENGTH).slice(0, MAX_COMMON))
  if (common.has(password.toLowerCase())) return 'common'
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const parts = words
    .flatMap(each => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .map(each => each.toLowerCase())
  // The longest first: one may be the beginning of another.
  const taken = [...new Set(parts)].sort((a, b) => b.length - a.length)
  const left = taken
    .filter(word => word.length >= MIN_WORD)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
  const measure = strength
  // All of it too: the measure knows words that are written with digits.
  const scoreOf = (text: string) => measure.check(text.slice(0, MAX_MEASURED), taken).score
  return Math.min(scoreOf(password), scoreOf(left)) < MIN_SCORE ? 'strength' : null
}

const WORDS: Record<PasswordWeakness, string> = {
  minLength: `Use at least ${MIN_LENGTH} characters.`,
  common: 'This is one of the passwords that are tried first. Choose another.',
  strength: 'This is quickly guessed. A few unrelated words are stronger and easy to remember.',
}

/**
 * @param words of the marketplace and the account, as `readPasswordWords` answers them
 * @param pointer where the password stands in the request
 */
export function requireStrongPassword(
  password: string,
  words: readonly string[],
  pointer = '/password',
): void {
  const weakness = weaknessOf(password, words)
  if (weakness)
    throw problem('password.too_weak', {
      detail: WORDS[weakness],
      fields: [{ pointer, code: weakness, message: WORDS[weakness] }],
    })
}
