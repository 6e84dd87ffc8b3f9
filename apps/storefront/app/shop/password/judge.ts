import { judgePassword, MIN_LENGTH } from '@stoa/server-kit/password-rule'

export interface Judgement {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: string
}

const LABELS = ['Very weak', 'Weak', 'Not strong enough', 'Good', 'Strong'] as const

/**
 * How hard a password is to guess: below 3 the API refuses it. `own` are the words that are known here of the account and
 * its site, which make it weaker. The API knows more of them, such as the names of its shops, and says so at the field.
 */
export function judge(password: string, own: readonly string[]): Judgement {
  const { score, weakness } = judgePassword(password, own)
  if (weakness === 'minLength') {
    const missing = MIN_LENGTH - [...password.normalize('NFKC')].length
    return { score, label: `${missing} more ${missing === 1 ? 'character' : 'characters'}` }
  }
  return { score, label: weakness === 'common' ? 'Too common' : LABELS[score] }
}
