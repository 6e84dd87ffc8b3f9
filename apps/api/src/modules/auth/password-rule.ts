import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { problem } from '../../platform/problem.ts'

const MAX_COMMON = 3_000
const MIN_SCORE = 3
const MIN_LENGTH = 8
/** What is measured of a long password: the rest only makes it stronger, and measuring costs time. */
const MAX_MEASURED = 64

/** Passwords are compared as people see them: one letter, one form. */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

let common: ReadonlySet<string> | undefined
let strength: ZxcvbnFactory | undefined

export type PasswordWeakness = 'minLength' | 'common' | 'strength'

/** Why a password is refused, or null. `own` are the account's own words, which make it weaker. */
export function weaknessOf(password: string, own: readonly string[] = []): PasswordWeakness | null {
  if ([...password].length < MIN_LENGTH) return 'minLength'
  const ranked = dictionary['passwords-common'] as string[]
  common ??= new Set(ranked.filter(each => each.length >= MIN_LENGTH).slice(0, MAX_COMMON))
  if (common.has(password.toLowerCase())) return 'common'
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return strength.check(password.slice(0, MAX_MEASURED), [...own]).score < MIN_SCORE ? 'strength' : null
}

const WORDS: Record<PasswordWeakness, string> = {
  minLength: `Use at least ${MIN_LENGTH} characters.`,
  common: 'This is one of the passwords that are tried first. Choose another.',
  strength: 'This is quickly guessed. A few unrelated words are stronger and easy to remember.',
}

/** @param pointer where the password stands in the request */
export function requireStrongPassword(password: string, own: readonly string[], pointer = '/password'): void {
  const weakness = weaknessOf(password, own)
  if (weakness)
    throw problem('password.too_weak', {
      detail: WORDS[weakness],
      fields: [{ pointer, code: weakness, message: WORDS[weakness] }],
    })
}
