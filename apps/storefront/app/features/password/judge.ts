import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const COMMONEST = 3_000
const MIN_LENGTH = 8
const MEASURED = 64

const ranked = dictionary['passwords-common'] as string[]
const commonest = new Set(ranked.filter(each => each.length >= MIN_LENGTH).slice(0, COMMONEST))
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

export interface Judgement {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: string
}

const LABELS = ['Very weak', 'Weak', 'Not strong enough', 'Good', 'Strong'] as const

/**
 * How hard a password is to guess: below 3 the API refuses it. It may refuse others too, since it takes out words of the
 * marketplace and of the account first, and then says so at the field. `own` are the words of the account itself,
 * which make it weaker.
 */
export function judge(typed: string, own: readonly string[]): Judgement {
  const password = typed.normalize('NFKC')
  const { length } = [...password]
  if (length < MIN_LENGTH) {
    const missing = MIN_LENGTH - length
    return { score: 1, label: `${missing} more ${missing === 1 ? 'character' : 'characters'}` }
  }
  if (commonest.has(password.toLowerCase())) return { score: 1, label: 'Too common' }
  const { score } = zxcvbn.check(password.slice(0, MEASURED), [...own])
  return { score, label: LABELS[score] }
}
