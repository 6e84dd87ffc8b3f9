/**
 * Decides which passwords are too easy to guess. JavaScript, since Node strips no types of what lies in
 * `node_modules` of a deployed process.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Fewest characters. */
export const MIN_LENGTH = 8
const MIN_SCORE = 3
const MAX_COMMON = 3_000
/** Number of characters that are measured: the rest only makes a password stronger, and measuring costs time. */
const MAX_MEASURED = 64
/** Minimum length, since shorter terms are parts of others. */
const MIN_WORD = 4

/** Passwords that attackers of a marketplace try first. */
const MARKETPLACE_WORDS = [
  'stoa',
  'marketplace',
  'market',
  'storefront',
  'shopping',
  'shop',
  'seller',
  'vendor',
  'buyer',
  'customer',
  'cart',
  'checkout',
  'order',
  'account',
  'login',
  'password',
  'welcome',
]

/** @typedef {'minLength' | 'common' | 'strength'} PasswordWeakness */

/**
 * @typedef {object} PasswordJudgement
 * @property {0 | 1 | 2 | 3 | 4} score how hard it is to guess, from 0 (at once) to 4
 * @property {PasswordWeakness | null} weakness reason of the rejection; null if it is accepted
 */

/** @type {{ common: ReadonlySet<string>, measure: ZxcvbnFactory } | undefined} */
let made

/** Reading the lists takes a moment: who judges nothing waits for nothing. */
function lists() {
  const ranked = /** @type {string[]} */ (dictionary['passwords-common'])
  made ??= {
    common: new Set(ranked.filter(each => each.length >= MIN_LENGTH).slice(0, MAX_COMMON)),
    measure: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  }
  return made
}

/**
 * @param {string} typed
 * @param {readonly string[]} words publicly known terms of the account and its site, such as a name or a host. They are
 *   ignored, like those of any marketplace: the rest of the password must be strong.
 * @returns {PasswordJudgement}
 */
export function judgePassword(typed, words) {
  const password = typed.normalize('NFKC')
  if ([...password].length < MIN_LENGTH) return { score: 1, weakness: 'minLength' }
  const { common, measure } = lists()
  if (common.has(password.toLowerCase())) return { score: 1, weakness: 'common' }
  const parts = [...MARKETPLACE_WORDS, ...words]
    .flatMap(each => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .map(each => each.toLowerCase())
  // The longest first: one may be the beginning of another.
  const taken = [...new Set(parts)].sort((a, b) => b.length - a.length)
  const left = taken
    .filter(word => word.length >= MIN_WORD)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
  /** @param {string} text */
  const scoreOf = text => measure.check(text.slice(0, MAX_MEASURED), taken).score
  // The whole password is measured too, since the library knows terms written with digits.
  const score = /** @type {PasswordJudgement['score']} */ (Math.min(scoreOf(password), scoreOf(left)))
  return { score, weakness: score < MIN_SCORE ? 'strength' : null }
}
