import { judgePassword, MIN_LENGTH } from '@stoa/server-kit/password-rule'
import { formatMessage } from '@stoa/ui/messages'
import { judgeLabels } from './judge.labels.ts'

export interface Judgement {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: string
}

/**
 * Rates how hard a password is to guess. The API rejects a score below 3. A password that contains a term of `own`, such
 * as the user's name or the site, is weaker. The API knows more terms, such as the names of shops.
 */
export function judge(password: string, own: readonly string[]): Judgement {
  const { score, weakness } = judgePassword(password, own)
  if (weakness === 'minLength') {
    const missing = MIN_LENGTH - [...password.normalize('NFKC')].length
    return { score, label: formatMessage(judgeLabels.missing, { count: missing }) }
  }
  return { score, label: weakness === 'common' ? judgeLabels.common : judgeLabels.scores[score] }
}
